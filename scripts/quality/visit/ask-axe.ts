import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  width: number
  forcedColors: 'none' | 'active'
}

const looks: readonly Look[] = [
  { width: 390, forcedColors: 'none' },
  { width: 390, forcedColors: 'active' },
  { width: 1440, forcedColors: 'none' },
]

/** What axe finds in every look, with the size of targets (WCAG 2.5.8); it comes by the debugger, past the policy. */
export async function askAxe(page: Page): Promise<{ runs: number; found: string[] }> {
  const debug = await page.context().newCDPSession(page)
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as unknown
  }
  await evaluate(`${source};undefined`)
  const found: string[] = []
  for (const { width, forcedColors } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ forcedColors })
    // With forced colours axe takes the text's own colour for the one that is painted; the palette is the reader's anyway.
    const rules = { 'color-contrast': { enabled: forcedColors === 'none' }, 'target-size': { enabled: true } }
    const options = JSON.stringify({ resultTypes: ['violations'], rules })
    const { violations } = (await evaluate(`axe.run(${options})`)) as AxeResults
    const look = `${width} px${forcedColors === 'active' ? ', forced colours' : ''}`
    for (const { id, nodes } of violations) {
      const left = id === 'target-size' ? await evaluate(`(${askAgain})(${JSON.stringify(nodes)})`) : nodes
      const list = (left as NodeResult[]).map(({ html }) => html)
      if (list.length > 0) found.push(`${id} (${look}): ${list.join(' ')}`)
    }
  }
  await page.emulateMedia({ forcedColors: 'none' })
  await debug.detach()
  return { runs: looks.length, found }
}

/** Targets that stay too small in the middle of the window: what floats at its edge can be scrolled away from. */
const askAgain = `async (nodes) => {
  const left = []
  for (const node of nodes) {
    document.querySelector(node.target[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await axe.run(node.target[0], { runOnly: ['target-size'] })
    if (violations.length > 0) left.push(node)
  }
  scrollTo(0, 0)
  return left
}`
