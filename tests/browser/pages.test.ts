import { describe, expect, it } from 'vitest'
import type { EditionId } from '#shared/editions.ts'
import { createPathTable } from '#shared/paths.ts'
import { readPolicyPage } from '#shared/policy-routes.ts'
import { routes } from '#shared/routes.ts'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated, watchVisit } from '#tests/helpers/visit.ts'

const sites = [
  { editionId: 'nl', locales: ['nl'] },
  { editionId: 'global', locales: ['en', 'nl'] },
  { editionId: 'ca', locales: ['en'] },
] as const satisfies { editionId: EditionId; locales: readonly string[] }[]

interface PageAddress {
  editionId: EditionId
  /** Id in the route table. */
  id: string
  path: string
}
const pages: PageAddress[] = sites.flatMap(({ editionId, locales }) =>
  createPathTable({ table: routes, editionId, locales })
    .patterns.filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    // Policies differ in their words: each is looked at in Dutch, whose words are longest, and one in every edition.
    .filter(({ id }) => editionId === 'nl' || id === 'terms-conditions' || !readPolicyPage(id))
    .map(({ id, pattern }) => ({ editionId, id, path: pattern })),
)
const errorPages = [403, 404, 500].map((status) => ({
  editionId: 'nl' as const,
  id: 'error',
  path: `/_error/${status}/`,
}))

/** Home differs most between editions; of every other page axe looks at one, and the others have the same components. */
const isLookedAtWhole = (page: PageAddress) =>
  page.id === 'index' || page === pages.find(({ id }) => id === page.id) || page.id === 'error'

/** Six looks of axe at a page. */
const TIMEOUT_MS = 90_000

const shared = provideBrowserSite()

describe.each([...pages, ...errorPages])('$editionId $path', (address) => {
  it('reads well at every width', { timeout: TIMEOUT_MS }, async () => {
    const context = await shared.browser.newContext({
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const visit = watchVisit(page)
    await page.goto(shared.site.urlOf(address.editionId) + address.path)
    await hydrated(page)
    expect(visit.problems.filter((problem) => !problem.includes('the server responded with a status of'))).toEqual([])
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
      if (isLookedAtWhole(address)) expect(await findViolations(page), `${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await overflowOf(page), '320 px').toBeLessThanOrEqual(0)
    // Text alone twice as large on a tablet: what browsers call a text zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowOf(page), '640 px with text at 200 %').toBeLessThanOrEqual(0)
    await context.close()
  })
})
