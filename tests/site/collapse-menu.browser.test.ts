import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { openWithoutApp, pageStates, withPage } from '#tests/helpers/page-states.ts'
import { hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true }

const toggle = (page: Page) => page.locator('[data-dialog="site-menu"]')
const menu = (page: Page) => page.locator('#site-menu')
const group = (page: Page, href: string) => menu(page).locator('details', { has: page.locator(`a[href="${href}"]`) })
const visit = (options: BrowserContextOptions, check: (page: Page) => Promise<void>) =>
  withPage(shared.browser, { ...mobile, ...options }, check)

describe.each(pageStates)('the collapse menu $when', ({ options, open }) => {
  it('opens by touch, leads on and is out of the way then', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.url)
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).tap()
      await group(page, '/spellen/spin-and-gold/').locator('summary').tap()
      await menu(page).locator('a[href="/spellen/spin-and-gold/"]').tap()
      await shown(page, 'spin-and-gold')
      expect(await menu(page).isVisible()).toBe(false)
    })
  })

  it('opens by keyboard, leads to another page and language, and closes by its button', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.urlOf('global'))
      await toggle(page).press('Enter')
      await menu(page).locator('[data-action="close-dialog"]').press('Enter')
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).press('Enter')
      await group(page, '/about-us/').locator('summary').press('Enter')
      await menu(page).locator('a[href="/about-us/"]').press('Enter')
      await shown(page, 'about-us')
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).press('Enter')
      await group(page, '/nl/over-ons/').locator('summary').press('Enter')
      // A link, or where no script keeps the choice, a button.
      const language = menu(page).locator('a:text-is("Nederlands"), button:text-is("Nederlands")')
      await language.filter({ visible: true }).press('Enter')
      await page.waitForURL('**/nl/over-ons/')
    })
  })
})

describe('the collapse menu with a script', () => {
  it('keeps the focus inside and the page behind it still, and gives the focus back on Escape', async () => {
    await visit({}, async (page) => {
      await openWithoutApp(page, shared.site.url)
      await toggle(page).press('Enter')
      const visited = new Set<string>()
      for (let step = 0; step < 24; step++) {
        await page.keyboard.press(step % 8 === 7 ? 'Shift+Tab' : 'Tab')
        visited.add(
          await page.evaluate(() => {
            const { activeElement } = document
            if (activeElement?.closest('#site-menu')) return activeElement.textContent?.trim().slice(0, 8) ?? ''
            // Between the last and the first the browser's own bar has its turn.
            return activeElement === document.body ? '' : `outside: ${activeElement?.outerHTML}`
          }),
        )
      }
      expect([...visited].filter((text) => text.startsWith('outside'))).toEqual([])
      expect([...visited]).toEqual(expect.arrayContaining(['Spellen', 'Over ons', 'Download']))

      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('Escape')
      expect(await menu(page).isVisible()).toBe(false)
      expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  })

  it('is taken over when it was opened before the script came', async () => {
    await visit({}, async (page) => {
      const arrival = Promise.withResolvers<void>()
      await page.route('**/assets/entry-client*.js', async (route) => {
        await arrival.promise
        await route.continue()
      })
      await page.goto(shared.site.url, { waitUntil: 'commit' })
      await toggle(page).press('Enter')
      const title = group(page, '/spellen/spin-and-gold/').locator('summary')
      await title.press('Enter')
      arrival.resolve()
      await page.waitForSelector('#site-menu:modal')
      expect(await title.evaluate((summary) => summary === document.activeElement)).toBe(true)
      await menu(page).locator('a[href="/spellen/spin-and-gold/"]').press('Enter')
      await shown(page, 'spin-and-gold')
      expect(await menu(page).isVisible()).toBe(false)
    })
  })

  it('closes when the window is wide enough for the bar, and on the way back', async () => {
    await visit({}, async (page) => {
      await page.goto(`${shared.site.url}/contact/`)
      await hydrated(page)
      await page.locator('footer summary', { hasText: 'Beleid en contact' }).click()
      await page.locator('footer a[href="/over-ons/"]').first().click()
      await shown(page, 'about-us')
      await toggle(page).click()
      await page.setViewportSize({ width: 1243, height: 844 })
      expect(await menu(page).isVisible()).toBe(true)
      await page.setViewportSize({ width: 1244, height: 844 })
      await menu(page).waitFor({ state: 'hidden' })
      await page.setViewportSize({ width: 844, height: 390 })
      await toggle(page).click()
      await page.goBack()
      await shown(page, 'contact')
      expect(await page.locator('dialog:modal').count()).toBe(0)
    })
  })
})
