import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)
/** The same where players log in nowhere on the web. */
let without: TestSite
beforeAll(async () => {
  const sites = await loadEditions('data/markets', routes)
  sites.byId.nl.edition.logInUrl = null
  without = await startSite({ overrides: { sites } })
})
afterAll(() => without.close())

const widths = [360, 768, 1024, 1244, 1440]
const shownLinks = () => own.page.locator('a[href$="/log-in"]:visible')

it.each(widths)(
  'has one way to log in at %i px, in a bar of one line or in the menu, and none beside help',
  async (width) => {
    const { page } = own
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/contact/']) {
      await page.goto(shared.site.url + path)
      if (width < 768) {
        expect(await shownLinks().count()).toBe(0)
        await page.locator('button[popovertarget="site-menu"]').first().click()
      }
      await shownLinks().waitFor()
      expect(await shownLinks().getAttribute('href')).toBe('https://accounts.kaartkamer-nl.example/log-in')
      const { height, least } = await page.evaluate(() => {
        const bar = document.querySelector('header > div') as HTMLElement
        return { height: bar.getBoundingClientRect().height, least: Number.parseFloat(getComputedStyle(bar).minHeight) }
      })
      expect(height).toBe(least)
    }
    await page.goto(`${shared.site.url}/responsible-gaming/`)
    expect(await page.locator('a[href$="/log-in"]').count()).toBe(0)
    await page.goto(without.url)
    expect(await page.locator('a[href$="/log-in"]').count()).toBe(0)
  },
)
