import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { REGION_CLOSE_DELAY_MS } from '#shared/site/limits.ts'
import { MENU_CLOSE_DELAY_MS, MENU_INTENT_MS } from '#shared/site/menus.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { openWithoutApp, pageStates, withPage } from '#tests/helpers/page-states.ts'
import { shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const desktop = { viewport: { width: 1440, height: 900 } }

const menuWith = (page: Page, href: string) =>
  page.locator('details[data-menu]', { has: page.locator(`a[href="${href}"]`) })
const games = (page: Page) => menuWith(page, '/spellen/spin-and-gold/')
const promotions = (page: Page) => menuWith(page, '/promoties/welkomstbonus/')
const region = (page: Page) => page.locator('details[data-menu="region"]')
/** A link, or where no script keeps the choice, a button. */
const language = (page: Page, name: string) =>
  region(page).locator(`a:text-is("${name}"), button:text-is("${name}")`).filter({ visible: true })
const openMenus = (page: Page) => page.locator('details[data-menu][open]').count()
const title = (menu: ReturnType<typeof games>) => menu.locator('summary')
const hasFocus = (element: ReturnType<typeof games>) => element.evaluate((node) => node === document.activeElement)

const visit = (options: BrowserContextOptions, check: (page: Page) => Promise<void>) =>
  withPage(shared.browser, { ...desktop, ...options }, check)

/** A page on which time passes only when it is told to. */
const visitInStoppedTime = (url: string, check: (page: Page) => Promise<void>) =>
  visit({}, async (page) => {
    await page.clock.install()
    await openWithoutApp(page, url)
    await page.clock.pauseAt(Date.now() + 60_000)
    await check(page)
  })

describe.each(pageStates)('a menu of the bar $when', ({ options, open }) => {
  it('opens by keyboard and leads to its pages, the region selector too', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.urlOf('global'))
      await title(menuWith(page, '/about-us/')).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const link = page.locator('details[data-menu][open] a[href="/about-us/"]')
      expect(await hasFocus(link)).toBe(true)
      await page.keyboard.press('Enter')
      await shown(page, 'about-us')
      expect(await openMenus(page)).toBe(0)
      await page.locator('header nav a[href="/"]', { hasText: 'Home' }).first().click()
      await shown(page, 'index')
      await title(region(page)).focus()
      await page.keyboard.press('Enter')
      await language(page, 'Nederlands').press('Enter')
      await page.waitForURL('**/nl/')
      await title(region(page)).press('Enter')
      await Promise.all([page.waitForURL(/\d\/$/), language(page, 'English').press('Enter')])
    })
  })

  it('stays open for whoever opens its links in other tabs', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.urlOf('nl'))
      await title(games(page)).click()
      const link = games(page).locator('a[href="/spellen/spin-and-gold/"]').first()
      await link.click({ modifiers: ['ControlOrMeta'] })
      expect(await openMenus(page)).toBe(1)
    })
  })

  it('opens by touch, one at a time, and leads on', async () => {
    await visit({ ...options, hasTouch: true }, async (page) => {
      await open(page, `${shared.site.url}/contact/`)
      await title(promotions(page)).tap()
      await title(games(page)).tap()
      expect(await openMenus(page)).toBe(1)
      await games(page).locator('a[href="/spellen/spin-and-gold/"]').tap()
      await shown(page, 'spin-and-gold')
      expect(await openMenus(page)).toBe(0)
    })
  })
})

describe('a menu of the bar under a mouse', () => {
  it('opens for a mouse that rests, not for one that passes, and closes after it has left', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS - 1)
      expect(await openMenus(page)).toBe(0)
      await page.mouse.move(720, 700)
      await page.clock.runFor(1000)
      expect(await openMenus(page)).toBe(0)
      await title(games(page)).hover()
      // Out of the window, over the title that lies at its edge.
      await page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')))
      await page.clock.runFor(1000)
      expect(await openMenus(page)).toBe(0)

      await page.mouse.move(720, 700)
      await title(games(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      expect(await openMenus(page)).toBe(1)
      await page.mouse.move(720, 850)
      await page.clock.runFor(MENU_CLOSE_DELAY_MS - 1)
      expect(await openMenus(page)).toBe(1)
      // Coming back begins it all anew.
      await title(games(page)).hover()
      await page.mouse.move(720, 850)
      await page.clock.runFor(MENU_CLOSE_DELAY_MS - 1)
      expect(await openMenus(page)).toBe(1)
      await page.clock.runFor(1)
      expect(await openMenus(page)).toBe(0)
    })
  })

  it('keeps its panel on a way across other titles, and gives it up to one that is meant', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      await title(promotions(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS - 1)
      await games(page).locator('a').last().hover()
      await page.clock.runFor(1000)
      expect(await games(page).getAttribute('open')).not.toBeNull()
      await title(promotions(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      expect(await promotions(page).getAttribute('open')).not.toBeNull()
      expect(await openMenus(page)).toBe(1)
    })
  })

  it('stays open for the click that comes after it, and closes with the next', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      await title(games(page)).click()
      expect(await openMenus(page)).toBe(1)
      // Meant to be open now: the mouse may leave.
      await page.mouse.move(720, 850)
      await page.clock.runFor(1000)
      expect(await openMenus(page)).toBe(1)
      await title(games(page)).click()
      expect(await openMenus(page)).toBe(0)
    })
  })

  it('closes for the key that comes after it', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      await title(games(page)).press('Enter')
      expect(await openMenus(page)).toBe(0)
    })
  })

  it('takes no panel away from who reads in it by keyboard', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).press('Enter')
      await page.keyboard.press('Tab')
      await title(promotions(page)).hover()
      await page.clock.runFor(1000)
      expect(await games(page).getAttribute('open')).not.toBeNull()
      expect(await hasFocus(games(page).locator('a').first())).toBe(true)
    })
  })

  it('closes the region selector 500 ms after mouse or focus have left it', async () => {
    await visitInStoppedTime(shared.site.urlOf('global'), async (page) => {
      const leaveByMouse = () => page.mouse.move(300, 850)
      const leaveByKeyboard = () => page.locator('header [href="/sign-up/"]').first().focus()
      for (const leave of [leaveByMouse, leaveByKeyboard]) {
        if (leave === leaveByMouse) await title(region(page)).hover()
        else await title(region(page)).press('Enter')
        await page.clock.runFor(MENU_INTENT_MS)
        expect(await openMenus(page)).toBe(1)
        await leave()
        await page.clock.runFor(REGION_CLOSE_DELAY_MS - 1)
        expect(await openMenus(page)).toBe(1)
        await page.clock.runFor(1)
        expect(await openMenus(page)).toBe(0)
      }
    })
  })

  it('counts from the last time that the focus has left', async () => {
    await visitInStoppedTime(shared.site.urlOf('global'), async (page) => {
      await title(region(page)).press('Enter')
      const elsewhere = page.locator('header [href="/sign-up/"]').first()
      await elsewhere.focus()
      await page.clock.runFor(REGION_CLOSE_DELAY_MS - 100)
      await title(region(page)).focus()
      await elsewhere.focus()
      await page.clock.runFor(REGION_CLOSE_DELAY_MS - 1)
      expect(await openMenus(page)).toBe(1)
      await page.clock.runFor(1)
      expect(await openMenus(page)).toBe(0)
    })
  })

  it('closes when the mouse leaves the window', async () => {
    await visitInStoppedTime(shared.site.urlOf('global'), async (page) => {
      await title(region(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      expect(await openMenus(page)).toBe(1)
      await page.mouse.move(700, -20)
      await page.clock.runFor(REGION_CLOSE_DELAY_MS)
      expect(await openMenus(page)).toBe(0)
    })
  })
})

describe('Escape', () => {
  it('closes an open menu and gives the focus to its title, or leaves it where it was outside', async () => {
    await visitInStoppedTime(shared.site.url, async (page) => {
      await title(games(page)).click()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      expect(await openMenus(page)).toBe(0)
      expect(await hasFocus(title(games(page)))).toBe(true)

      await title(promotions(page)).hover()
      await page.clock.runFor(MENU_INTENT_MS)
      expect(await openMenus(page)).toBe(1)
      await page.keyboard.press('Escape')
      expect(await openMenus(page)).toBe(0)
      expect(await hasFocus(title(games(page)))).toBe(true)
    })
  })

  it('is not needed: a click elsewhere closes it as well', async () => {
    await visit({}, async (page) => {
      await openWithoutApp(page, shared.site.url)
      await title(games(page)).click()
      await page.mouse.click(720, 850)
      expect(await openMenus(page)).toBe(0)
    })
  })
})

describe('the team', () => {
  it('is there with portraits and names, and leads to all of them, where the edition has any', async () => {
    await visit({}, async (page) => {
      await openWithoutApp(page, shared.site.urlOf('global'))
      const team = page
        .locator('details[data-menu]', { hasText: 'Show all' })
        .filter({ has: page.locator('img[src^="/portraits/"]') })
      await title(team).click()
      expect(await team.locator('li', { has: page.locator('img') }).allInnerTexts()).toContain('Mira Halvorsen')
      expect(await team.locator('a', { hasText: 'Show all' }).getAttribute('href')).toBe('/ggteam/')
      const loaded = team.locator('img').first()
      await expect.poll(() => loaded.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    })
  })
})
