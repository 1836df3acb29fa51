import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page as it stands, with and without forced colours. The page's context must bypass the policy: axe is not ours to send. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found: string[] = []
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    // With forced colours axe takes the text's own colour for the one that is painted; the palette is the reader's anyway.
    const options = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: forcedColors === 'none' } } }
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
    found.push(
      ...violations.map(
        ({ id, nodes }) => `${id} (forced colours ${forcedColors}): ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    )
  }
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** How far a page can be scrolled sideways, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
