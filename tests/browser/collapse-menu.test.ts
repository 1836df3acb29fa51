import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { openWithoutApp, pageStates, withPage } from '#tests/helpers/page-states.ts'
import { shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true }

const toggle = (page: Page) => page.locator('[data-action="open-menu"]')
const menu = (page: Page) => page.locator('#site-menu')
const group = (page: Page, href: string) => menu(page).locator('details', { has: page.locator(`a[href="${href}"]`) })
const visit = (options: BrowserContextOptions, check: (page: Page) => Promise<void>) =>
  withPage(shared.browser, { ...mobile, ...options }, check)

describe.each(pageStates)('the collapse menu $when', ({ options, open }) => {
  it('opens by touch, leads to a part of the page and is out of the way then', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.url)
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).tap()
      await group(page, '/#spin-and-gold').locator('summary').tap()
      await menu(page).locator('a[href="/#spin-and-gold"]').tap()
      const part = page.locator('#spin-and-gold')
      await expect.poll(async () => Math.abs((await part.boundingBox())?.y ?? 1000)).toBeLessThan(200)
      const box = await menu(page).boundingBox()
      expect((box?.y ?? -1000) + (box?.height ?? 0)).toBeLessThanOrEqual(0)
    })
  })

  it('opens by keyboard, leads to another page and language, and closes by its button', async () => {
    await visit(options, async (page) => {
      await open(page, shared.site.urlOf('global'))
      await toggle(page).press('Enter')
      await menu(page).locator('[data-action="close-menu"]').press('Enter')
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).press('Enter')
      await group(page, '/about-us/').locator('summary').press('Enter')
      await menu(page).locator('a[href="/about-us/"]').press('Enter')
      await shown(page, 'about-us')
      expect(await menu(page).isVisible()).toBe(false)
      await toggle(page).press('Enter')
      await group(page, '/nl/over-ons/').locator('summary').press('Enter')
      await menu(page).locator('a[href="/nl/over-ons/"]').first().press('Enter')
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
})
