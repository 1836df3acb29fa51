import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLongPage } from '#scripts/quality/visit/page-length.ts'
import { findTightFaults } from '#scripts/quality/visit/picture-checks.ts'
import { findPrintFaults } from '#scripts/quality/visit/print-checks.ts'
import { findTightFrames } from '#scripts/quality/visit/reading-checks.ts'
import { findRestyledPage } from '#scripts/quality/visit/restyled-page.ts'
import { findForcedColourFaults } from '#scripts/quality/visit/use-checks.ts'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { pagesOfEveryKind } from '#tests/helpers/page-kinds.ts'
import { storedThings } from '#tests/helpers/stored-things.ts'
import { hydrated, watchVisit } from '#tests/helpers/visit.ts'

const errorPages = [403, 404, 500].map((status) => ({
  editionId: 'nl' as const,
  id: 'error',
  path: `/_error/${status}/`,
}))

/** A look of axe at a page, on a machine that others use too. */
const TIMEOUT_MS = 90_000

/** Words in the display face that are too small for it. */
const findSmallDisplayWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { fontFamily, fontSize } = getComputedStyle(element)
      const isWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isSmall = fontFamily.startsWith('Fraunces') && Number.parseFloat(fontSize) < 24
      return isWords && isSmall ? [`${fontSize}: ${element.textContent?.trim().slice(0, 40)}`] : []
    }),
  )

/** Third parties that nobody has allowed yet. */
const shared = provideBrowserSite(async () => ({
  overrides: { changeSites: withSandboxVendors('http://127.0.0.1:9') },
}))

/** One for all: what a page stores is found on the next as well, and each finds its scripts compiled. */
let context: BrowserContext
beforeAll(async () => {
  context = await shared.browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
})
afterAll(() => context.close())

describe.each([...pagesOfEveryKind(), ...errorPages])('$editionId $path', (address) => {
  it('reads well at every width', { timeout: TIMEOUT_MS }, async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    const visit = watchVisit(page)
    await page.goto(shared.site.urlOf(address.editionId) + address.path)
    await hydrated(page)
    expect(visit.problems.filter((problem) => !problem.includes('the server responded with a status of'))).toEqual([])
    // Nobody has allowed anything: all of it is our own.
    expect(visit.foreign).toEqual([])
    expect(await storedThings(page)).toEqual([])
    expect(await findTightFaults(page)).toEqual([])
    expect(await findPrintFaults(page)).toEqual([])
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    // What a telephone folds is open on a desktop, and folds once the window has been still for a moment.
    await expect.poll(() => findLongPage(page, address.id)).toEqual([])
    expect(await findSmallDisplayWords(page)).toEqual([])
    expect(await findRestyledPage(page)).toEqual([])
    // Nor are controls lost in the reader's own colours, of which axe sees nothing.
    expect(await findForcedColourFaults(page)).toEqual([])
    expect(await findViolations(page), '390 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await overflowOf(page), '320 px').toBeLessThanOrEqual(0)
    expect(await findTightFrames(page), '320 px').toEqual([])
    // Text alone twice as large on a tablet: what browsers call a text zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 900 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowOf(page), '640 px with text at 200 %').toBeLessThanOrEqual(0)
    await page.close()
  })
})
