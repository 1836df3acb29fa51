import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { holdApp, withPage } from '#tests/helpers/page-states.ts'
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

/** Waits until React has hydrated every section: it marks each element that it has. */
async function sectionsHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-interactive] > :first-child')].every((element) =>
      Object.keys(element).some((name) => name.startsWith('__reactFiber')),
    ),
  )
}

/** When the translator comes. */
const times = {
  'before the app starts': async (page: Page, url: string) => {
    await page.goto(url)
    await page.evaluate(translatePage)
    await hydrated(page)
  },
  'before sections are hydrated': async (page: Page, url: string) => {
    await page.addInitScript(`document.addEventListener('app:started', ${translatePage.toString()})`)
    await page.goto(url)
    await hydrated(page)
  },
  'after that': async (page: Page, url: string) => {
    await page.goto(url)
    await hydrated(page)
    await sectionsHydrated(page)
    await page.evaluate(translatePage)
  },
}

const cases = tools.flatMap(([path, act]) =>
  Object.entries(times).map(([time, translate]) => ({ path, time, act, translate })),
)

it.each(cases)('$path, translated $time, answers as it answers all others', async ({ path, act, translate }) => {
  const contexts = await Promise.all([0, 1].map(() => shared.browser.newContext({ reducedMotion: 'reduce' })))
  const [plain, translated] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  const said = (page: Page) =>
    page
      .locator('main [data-interactive]')
      .allInnerTexts()
      .then((texts) => texts.join(' ').replace(/\s+/g, ' '))
  const errors: string[] = []
  translated.on('pageerror', ({ message }) => errors.push(message))
  const url = shared.site.urlOf('nl') + path
  await plain.goto(url)
  await hydrated(plain)
  await translate(translated, url)
  const before = await said(plain)
  await act(plain)
  await expect.poll(() => said(plain)).not.toBe(before)
  await act(translated)
  await expect.poll(async () => [await said(translated), errors]).toEqual([await said(plain), []])
  expect(await translated.locator('main [data-interactive] font').count()).toBeGreaterThan(0)
  await Promise.all(contexts.map((context) => context.close()))
})

it('what was written before is there when the app has come to a translated page', async () => {
  await withPage(shared.browser, {}, async (page) => {
    const release = await holdApp(page, `${shared.site.urlOf('nl')}/pokerschool/kansen/calculator/`)
    await page.evaluate(translatePage)
    const field = page.locator('main').getByRole('textbox').last()
    await field.fill('2c')
    const card = page.locator('main button[aria-pressed=false]').first()
    const id = await card.getAttribute('id')
    await card.click()
    await field.focus()
    release()
    await hydrated(page)
    await expect.poll(() => page.locator(`#${id}`).getAttribute('aria-pressed')).toBe('true')
    expect(await field.inputValue()).toBe(`2c ${id?.slice(-2)}`)
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

it('what React takes away itself does not come back on a translated page', async () => {
  await withPage(shared.browser, {}, async (page) => {
    await page.goto(`${shared.site.urlOf('nl')}/pokerschool/kansen/trainer/?round=1`)
    await hydrated(page)
    await sectionsHydrated(page)
    await page.evaluate(translatePage)
    const outs = page.locator('#trainer-outs')
    await outs.fill('9')
    await page.locator('#trainer-round [value=call]').check({ force: true })
    await send(page)
    await page.getByRole('link', { name: 'Volgende hand' }).click()
    await page.getByRole('heading', { name: 'Hand 2' }).waitFor()
    expect(await outs.inputValue()).toBe('')
  })
})
