import type { Page } from 'playwright-core'
import { prepareWalk, type WalkState } from './walk-in-page.ts'

export interface Walk {
  stops: number
  problems: string[]
}

/**
 * Presses Tab from the top of a page to its end (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11, 3.2.1): everything that can be
 * used is reached, in the order of the document; the focus is never lost, never invisible, never behind something, and
 * leaves in the end.
 */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const total = await page.evaluate(prepareWalk)
  const { origin, pathname } = new URL(page.url())
  const debug = await page.context().newCDPSession(page)
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  // A field for a date has a stop for each of its parts, and what scrolls is a stop of its own.
  const limit = total * 2 + 60
  let isOver = false
  for (let press = 0; !isOver && press < limit; press += 1) {
    await debug.send('Input.dispatchKeyEvent', tab)
    const { result } = await debug.send('Runtime.evaluate', { expression: 'walk.look()' })
    isOver = result.value !== false
  }
  const { stops, unreached } = await page.evaluate(() => {
    const { stops, list } = (window as unknown as { walk: WalkState }).walk
    const reached = new Set(stops.map(({ place }) => place))
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const left = list.filter((element, place) => !reached.has(place) && isThere(element))
    return { stops, unreached: left.map((element) => element.outerHTML.slice(0, 100)) }
  })
  await debug.detach()
  const problems = stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`))
  if (!isOver) problems.push(`Tab does not leave ${stops.at(-1)?.name ?? 'the beginning'}`)
  const now = new URL(page.url())
  if (now.origin !== origin || now.pathname !== pathname) problems.push(`the focus alone led to ${now}`)
  return {
    stops: stops.length,
    problems: [...new Set([...problems, ...unreached.map((name) => `${name} is never reached`)])],
  }
}
