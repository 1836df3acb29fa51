import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCutWords } from '#scripts/quality/visit/cut-words.ts'
import { overflowOf } from '#tests/helpers/axe.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ fontSize: 32 })
})
afterAll(() => browser.close())

it.each([
  '/',
  '/hulp/',
  '/toernooien/rooster/',
  '/responsible-gaming/',
  '/terms-conditions/',
  '/pokerschool/kansen/calculator/',
  '/download/',
  '/sign-up/',
])('%s fits every window with letters twice as large (WCAG 1.4.4)', async (path) => {
  const page = await browser.newPage()
  await page.goto(shared.site.url + path)
  await hydrated(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const found: string[] = []
  for (const width of [1440, 1280, 1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await overflowOf(page)
    if (overflow > 0) found.push(`${width} px: ${overflow} px too wide`)
    found.push(...(await findCutWords(page)).map((text) => `${width} px: cut off: ${text}`))
  }
  await page.close()
  expect(found).toEqual([])
})
