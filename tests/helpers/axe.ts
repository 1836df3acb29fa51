import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page as it stands. The page's context must bypass the policy: axe is not ours to send. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run({ resultTypes: ['violations'] })`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** How far a page can be scrolled sideways, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
