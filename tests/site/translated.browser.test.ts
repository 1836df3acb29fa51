import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { translatePage } from '#tests/helpers/translate-page.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const send = (page: Page) => page.locator('main [data-interactive] form [type=submit]').first().click()

/** Each changes, takes away or adds text beside other text. */
const tools: [string, (page: Page) => Promise<unknown>][] = [
  ['/toernooien/rooster/', (page) => page.locator('[data-filter=format]').nth(1).check({ force: true })],
  ['/pokerschool/kansen/calculator/', (page) => page.locator('[value=omaha]').check({ force: true })],
  ['/streamermodus/streamlink/', send],
]

it.each(tools)('%s answers a reader whose browser translates it as it answers all others', async (path, act) => {
  const contexts = await Promise.all([0, 1].map(() => shared.browser.newContext({ reducedMotion: 'reduce' })))
  const [plain, translated] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  const said = (page: Page) =>
    page
      .locator('main [data-interactive]')
      .allInnerTexts()
      .then((texts) => texts.join(' ').replace(/\s+/g, ' '))
  const errors: string[] = []
  translated.on('pageerror', ({ message }) => errors.push(message))
  for (const page of [plain, translated]) {
    await page.goto(shared.site.urlOf('nl') + path)
    await hydrated(page)
  }
  const before = await said(plain)
  await translated.evaluate(translatePage)
  await act(plain)
  await expect.poll(() => said(plain)).not.toBe(before)
  await act(translated)
  await expect.poll(async () => [await said(translated), errors]).toEqual([await said(plain), []])
  expect(await translated.locator('main [data-interactive] font').count()).toBeGreaterThan(0)
  await Promise.all(contexts.map((context) => context.close()))
})
