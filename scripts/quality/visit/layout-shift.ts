import type { Page } from 'playwright-core'

interface SeenShift {
  value: number
  nodes: string[]
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Element }[]
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: SeenShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '')
        if (!hadRecentInput) shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A tenth of what Google calls good: a row of labels that its font makes three pixels wider is below it. Home is held to 0 by a test. */
const MAX_SHIFT = 0.01

export async function findShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: SeenShift[] }).shifts)
  const score = shifts.reduce((sum, { value }) => sum + value, 0)
  return score < MAX_SHIFT ? [] : shifts.map(({ value, nodes }) => `${value.toFixed(4)}: ${nodes.join(' ')}`)
}
