import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()

const desktop = { width: 1440, height: 900 }
const mobile = { width: 390, height: 844 }

async function visit(
  path: string,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(shared.site.url + path)
  await check(page)
  await context.close()
}

/** The app never arrives: what works now works before hydration. */
async function withoutApp(page: Page): Promise<void> {
  await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
  await page.reload()
}

const isOpen = (page: Page) =>
  page
    .locator('details[data-menu]')
    .first()
    .evaluate((menu) => (menu as HTMLDetailsElement).open)
const summary = (page: Page) => page.locator('details[data-menu] > summary').first()

describe('a menu of the header', () => {
  it.each([
    { when: 'without JavaScript', options: { javaScriptEnabled: false }, prepare: async () => {} },
    { when: 'before hydration', options: {}, prepare: withoutApp },
    { when: 'after hydration', options: {}, prepare: hydrated },
  ])('opens by keyboard and leads to its pages $when', async ({ options, prepare }) => {
    await visit('/', { viewport: desktop, ...options }, async (page) => {
      await prepare(page)
      await summary(page).focus()
      await page.keyboard.press('Enter')
      const link = page.locator('details[data-menu][open] a[href="/over-ons/"]')
      await link.waitFor({ state: 'visible' })
      await page.keyboard.press('Tab')
      await Promise.all([page.waitForURL(`${shared.site.url}/over-ons/`), link.press('Enter')])
      await page.waitForSelector('main[data-page="about-us"]')
    })
  })

  it('closes on Escape, with focus on what opened it, and on a click elsewhere', async () => {
    await visit('/', { viewport: desktop }, async (page) => {
      await withoutApp(page)
      await summary(page).click()
      expect(await isOpen(page)).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      expect(await isOpen(page)).toBe(false)
      expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
      await summary(page).click()
      await page.mouse.click(720, 600)
      expect(await isOpen(page)).toBe(false)
    })
  })

  it('is closed on the page that its link led to', async () => {
    await visit('/contact/', { viewport: desktop }, async (page) => {
      await hydrated(page)
      await summary(page).click()
      await page.locator('details[data-menu][open] a[href="/over-ons/"]').click()
      await page.waitForSelector('main[data-page="about-us"]')
      expect(await isOpen(page)).toBe(false)
    })
  })
})

describe('the menu of small screens', () => {
  it.each([
    { when: 'without JavaScript', options: { javaScriptEnabled: false }, prepare: async () => {} },
    { when: 'before hydration', options: {}, prepare: withoutApp },
    { when: 'after hydration', options: {}, prepare: hydrated },
  ])('opens, leads on and is gone on the next page $when', async ({ options, prepare }) => {
    await visit('/', { viewport: mobile, ...options }, async (page) => {
      await prepare(page)
      const menu = page.locator('#site-menu')
      expect(await menu.isVisible()).toBe(false)
      await page.locator('button[popovertarget="site-menu"]').first().click()
      await menu.waitFor({ state: 'visible' })
      await menu.locator('summary').first().click()
      await menu.locator('a[href="/over-ons/"]').click()
      await page.waitForSelector('main[data-page="about-us"]')
      expect(await menu.isVisible()).toBe(false)
    })
  })
})

describe('the back button of an error page', () => {
  it('returns to the previous page', async () => {
    await visit('/contact/', { viewport: desktop }, async (page) => {
      await page.goto(`${shared.site.url}/nergens/`)
      await page.locator('[data-action="back"]').click()
      await page.waitForURL(`${shared.site.url}/contact/`)
    })
  })

  it('goes home for a visitor who came straight here', async () => {
    await visit('/nergens/', { viewport: desktop }, async (page) => {
      // A page that was opened by an address has one entry of its own besides the browser's blank one.
      await page.evaluate(() => Object.defineProperty(history, 'length', { value: 1 }))
      await page.locator('[data-action="back"]').click()
      await page.waitForURL(`${shared.site.url}/`)
    })
  })
})

it('the clock shows the visitor’s own time', async () => {
  await visit('/', { viewport: desktop, timezoneId: 'America/Toronto', locale: 'nl-NL' }, async (page) => {
    const clock = page.locator('time[data-clock]').first()
    const expected = await page.evaluate(() =>
      new Date().toLocaleTimeString('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Toronto' }),
    )
    await expect.poll(() => clock.textContent()).toMatch(/^\d\d:\d\d$/)
    // A minute may have passed meanwhile, at midnight too.
    const passed = minutesOf((await clock.textContent()) ?? '') - minutesOf(expected)
    expect([0, 1]).toContain((passed + 1440) % 1440)
  })
})

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
