import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCoveredWords, findPictureFaults } from '#scripts/quality/visit/picture-checks.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const widths = [390, 820, 1440, 1920]
/** A page of each kind of head; `npm run quality` looks at every page. */
const paths = [
  '/',
  '/nergens/',
  '/promoties/',
  '/toernooien/',
  '/spellen/spin-and-gold/',
  '/toernooien/rooster/',
  '/toernooien/series/',
  '/spellen/aan-tafel/emoji/',
  '/responsible-gaming/',
  '/hulp/',
  '/streamermodus/',
  '/download/',
  '/pokerschool/handvolgorde/',
]
let context: BrowserContext
beforeAll(async () => {
  context = await shared.browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Amsterdam' })
})
afterAll(() => context.close())

it.each(paths)('%s shows no fault at any width, with the question of consent open', async (path) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shared.site.url + path)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const faults = [...(await findPictureFaults(page)), ...(await findCoveredWords(page))]
    found.push(...faults.map((fault) => `${width} px: ${fault}`))
  }
  await page.close()
  expect(found).toEqual([])
})
