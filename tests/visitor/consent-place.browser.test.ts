import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await shared.browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterEach(() => context.close())

const scrolled = () => page.evaluate(() => Math.round(window.scrollY))

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('the question scrolls no page of $width × $height whose reader reaches it by keyboard', async (viewport) => {
  await page.setViewportSize(viewport)
  await page.goto(shared.site.url)
  await hydrated(page)
  const question = page.locator('[data-consent-banner]')
  const controls = await question.locator('a, button').count()
  expect(controls).toBeGreaterThan(2)
  for (const start of [0, 1500]) {
    await page.evaluate((top) => window.scrollTo(0, top), start)
    const places: number[] = []
    for (let at = 0; at < controls; at += 1) {
      const control = question.locator('a, button').nth(at)
      // As a key does it: with what the browser scrolls into view.
      await control.evaluate((element) => (element as HTMLElement).focus())
      await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)
      places.push(await scrolled())
    }
    expect(places).toEqual(Array.from({ length: controls }, () => start))
  }
})

it.each(['the page', 'the dialog'])(
  'an answer on the cookie policy, by the form of %s, leads to its receipt, not to the top',
  async (place) => {
    await page.goto(`${shared.site.url}/cookiebeleid/#your-choice`)
    await hydrated(page)
    if (place === 'the dialog') await page.getByRole('link', { name: 'Cookies', exact: true }).click()
    const form = page.locator(place === 'the dialog' ? 'dialog[open]' : 'main')
    await form.getByRole('button', { name: 'Alles weigeren' }).click()
    const receipt = page.locator('[data-receipt]')
    await receipt.getByText('Niets').first().waitFor()
    await expect.poll(() => receipt.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await receipt.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true)
    expect(await scrolled()).toBeGreaterThan(1000)
  },
)

it.each([
  { width: 320, height: 256 },
  { width: 640, height: 400 },
])(
  'in a window of $width × $height what has the focus is wholly in view, the question and all after it',
  async (viewport) => {
    await page.setViewportSize(viewport)
    await page.goto(shared.site.urlOf('nl'))
    await hydrated(page)
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(() => {
        const focused = document.activeElement
        const { top, bottom, height } = focused?.getBoundingClientRect() ?? new DOMRect()
        // What is higher than a third of the window may be read in parts; text that is only for the ear has no place.
        if (!focused || focused === document.body || height > innerHeight / 3 || height < 2) return undefined
        return top < 0 || bottom > innerHeight ? `${top} to ${bottom}: ${focused.outerHTML.slice(0, 90)}` : undefined
      })
      if (fault) hidden.push(fault)
    }
    expect(hidden).toEqual([])
  },
)

it('the answers keep to the column of the page at every width', async () => {
  await page.goto(shared.site.url)
  const form = page.locator('[data-consent-banner] form')
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await form.evaluate(
      (element) =>
        Math.max(
          ...[...element.querySelectorAll('a, button, span')].map((control) => control.getBoundingClientRect().right),
        ) - element.getBoundingClientRect().right,
    )
    expect(excess, `${width} px`).toBeLessThanOrEqual(0.5)
  }
})
