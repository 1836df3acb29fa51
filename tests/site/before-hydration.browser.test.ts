import { expect, it } from 'vitest'
import { actOnControls } from '#tests/helpers/act-on-controls.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { holdApp, openWithoutApp, withPage } from '#tests/helpers/page-states.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const telephone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

it.each([
  { edition: 'nl', path: '/', viewport: desktop },
  { edition: 'global', path: '/', viewport: telephone },
  { edition: 'nl', path: '/download/', viewport: telephone },
  { edition: 'nl', path: '/uitbetalingsbeleid/', viewport: desktop },
  { edition: 'nl', path: '/hulp/app-en-techniek/', viewport: telephone },
] as const)('no click is lost on $path of $edition before it is hydrated', async ({ edition, path, viewport }) => {
  await withPage(shared.browser, { viewport }, async (page) => {
    await openWithoutApp(page, shared.site.urlOf(edition) + path)
    const { counts, lost } = await page.evaluate(actOnControls, 'body')
    expect(lost).toEqual([])
    expect(counts.link).toBeGreaterThan(20)
  })
})

it('what was written, clicked and chosen before is there after hydration', async () => {
  await withPage(shared.browser, { viewport: desktop }, async (page) => {
    const releaseCalculator = await holdApp(page, `${shared.site.url}/pokerschool/kansen/calculator/`)
    const free = await page.locator('main button[aria-pressed=false]').first().getAttribute('id')
    const card = page.locator(`#${free}`)
    const lastField = page.locator('main').getByRole('textbox').last()
    await lastField.fill('2c')
    await card.click()
    const opacity = () => card.evaluate((button) => getComputedStyle(button).opacity)
    expect([await card.getAttribute('aria-pressed'), await opacity()]).toEqual(['false', '0.5'])
    // Who is impatient takes nothing back.
    await card.click()
    releaseCalculator()
    await hydrated(page)
    await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[aria-busy]').count()).toBe(0)
    // On the board of the example, where both were put.
    expect(await lastField.inputValue()).toBe(`2c ${free?.slice(-2)}`)

    const releaseHome = await holdApp(page, shared.site.url)
    const choice = page.locator('main form input[type=radio]').nth(1)
    await choice.check({ force: true })
    releaseHome()
    await hydrated(page)
    await expect.poll(() => page.locator('main [data-state=suits]').count()).toBeGreaterThan(0)
    expect(await choice.isChecked()).toBe(true)
  })
})

it.each(['/aanmelden/', '/promoties/welkomstbonus/', '/loyaliteit/', '/responsible-gaming/limieten/'])(
  'what a program fills in and tells of by change alone is answered on %s as what is typed',
  async (path) => {
    await withPage(shared.browser, { viewport: desktop }, async (page) => {
      const fill = async (...types: string[]) => {
        await page.goto(shared.site.url + path)
        await hydrated(page)
        await page.locator('main form :is([inputmode], [type=password]):visible').evaluateAll((fields, events) => {
          for (const field of fields) {
            // Past React, which takes a value that a script sets for its own.
            Reflect.set(HTMLInputElement.prototype, 'value', '7', field)
            for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }))
          }
        }, types)
      }
      const answer = () => page.locator('main').innerText()
      await fill()
      const before = await answer()
      await fill('input', 'change')
      await expect.poll(answer).not.toBe(before)
      const typed = await answer()
      await fill('change')
      await expect.poll(answer).toBe(typed)
    })
  },
)

it('a card cannot be pressed before there is a script that keeps it, and looks so', async () => {
  await withPage(shared.browser, { viewport: desktop }, async (page) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${shared.site.url}/pokerschool/kansen/calculator/`, { waitUntil: 'commit' })
    const card = page.locator('main button[aria-pressed=false]').first()
    const looks = () => card.evaluate((button) => getComputedStyle(button.parentElement as Element))
    await card.waitFor()
    expect(await looks()).toMatchObject({ opacity: '0.6', pointerEvents: 'none' })
    held.resolve()
    await expect.poll(looks).toMatchObject({ opacity: '1', pointerEvents: 'auto' })
  })
})
