import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { withPage } from '#tests/helpers/page-states.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let browser: Browser
let site: TestSite

beforeAll(async () => {
  browser = await launchBrowser()
  const sites = await loadEditions('data/markets', routes)
  sites.byId.global.edition.detectBrowserLanguage = { redirectOn: 'root' }
  site = await startSite({ overrides: { sites } })
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const visit = (options: BrowserContextOptions, check: (page: Page) => Promise<void>) =>
  withPage(browser, { viewport: { width: 1440, height: 900 }, locale: 'nl-NL', ...options }, check)
const selector = (page: Page) => page.locator('header details[data-menu="region"]').first()
const language = (page: Page) => page.locator('html').getAttribute('lang')
const choice = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'locale') ?? { value: null, expires: 0 }
const YEAR = 31_536_000

describe.each([
  { when: 'with scripts', options: {}, control: (name: string) => `a[data-action="choose-locale"]:text-is("${name}")` },
  {
    when: 'without scripts',
    options: { javaScriptEnabled: false },
    control: (name: string) => `form button:text-is("${name}")`,
  },
])('the region selector $when', ({ options, control }) => {
  it('keeps the choice, so that switching back to the default language and loading / anew stays there', async () => {
    await visit(options, async (page) => {
      const root = site.urlOf('global')
      await page.goto(root)
      expect(new URL(page.url()).pathname).toBe('/nl/')
      expect((await choice(page)).value).toBeNull()

      await selector(page).locator('summary').press('Enter')
      await Promise.all([page.waitForURL(`${root}/`), selector(page).locator(control('English')).press('Enter')])
      expect(await language(page)).toBe('en')
      const { value, expires } = await choice(page)
      expect(value).toBe('en')
      expect(expires - Date.now() / 1000).toBeGreaterThan(YEAR - 3600)
      await page.reload()
      await page.goto(root)
      expect([new URL(page.url()).pathname, await language(page)]).toEqual(['/', 'en'])

      await selector(page).locator('summary').press('Enter')
      await Promise.all([page.waitForURL('**/nl/'), selector(page).locator(control('Nederlands')).press('Enter')])
      await page.goto(root)
      expect(new URL(page.url()).pathname).toBe('/nl/')
    })
  })
})

it('offers each language once, whether scripts run or not', async () => {
  for (const javaScriptEnabled of [true, false]) {
    await visit({ javaScriptEnabled }, async (page) => {
      await page.goto(`${site.urlOf('global')}/nl/`)
      await selector(page).locator('summary').press('Enter')
      const english = selector(page)
        .locator('a, button')
        .filter({ hasText: /^English$/, visible: true })
      expect(await english.count()).toBe(1)
    })
  }
})

describe('the dialogs that were closed', () => {
  it.each([true, false])('are listed and let appear again (scripts: %s)', async (javaScriptEnabled) => {
    await visit({ javaScriptEnabled }, async (page) => {
      const url = `${site.url}/waarom-zie-ik-dit/`
      await page.context().addCookies([{ name: 'closeRM', value: '1', url: site.url }])
      await page.goto(url)
      const dialogs = page.locator('#dialogs')
      expect(await dialogs.locator('li').count()).toBe(1)
      await Promise.all([page.waitForURL(`${url}#dialogs`), dialogs.locator('button').press('Enter')])
      expect(await dialogs.locator('li, button').count()).toBe(0)
      expect(await page.context().cookies()).toEqual([])
    })
  })
})

it.each([
  ['/poker-school/rules/', '/nl/pokerschool/spelregels/'],
  ['/poker-school/glossary/tilt/', '/nl/pokerschool/begrippen/tilt/'],
  ['/blog/tilt/', '/nl/blog/tilt/'],
])('the bar leads from %s to the same page in the other language', async (path, other) => {
  await visit({ locale: 'en' }, async (page) => {
    const link = page.locator('header > div a', { hasText: 'Nederlands' })
    await page.goto(site.urlOf('global') + path)
    await expect.poll(() => link.getAttribute('href')).toBe(other)
    await link.click()
    await page.waitForURL((url) => url.pathname === other)
    await page.locator('nav[data-neighbours] a:not([aria-current])').first().click()
    await page.waitForURL((url) => url.pathname !== other)
    await page.locator('header > div a', { hasText: 'English' }).click()
    await expect.poll(() => language(page)).toBe('en')
  })
})

describe('what the address says is kept in the other language', () => {
  it.each([
    { what: 'a search', from: '/search/?q=tilt', to: '/nl/zoeken/?q=tilt' },
    { what: 'filters', from: '/tournaments/schedule/?format=omaha', to: '/nl/toernooien/rooster/?format=omaha' },
    { what: 'a clause', from: '/terms-conditions/#c-3.2', to: '/nl/terms-conditions/#c-3.2' },
  ])('of $what', async ({ from, to }) => {
    await visit({ locale: 'en' }, async (page) => {
      await page.goto(site.urlOf('global') + from)
      const link = page.locator('header > div a', { hasText: 'Nederlands' })
      // Also for who opens it in another tab, which is no click.
      await expect.poll(() => link.getAttribute('href')).toBe(to.replace(/#.*/, ''))
      await link.click()
      await page.waitForURL(site.urlOf('global') + to)
    })
  })

  it('of a sum that is made while the page stays, for the region’s choice too', async () => {
    await visit({ locale: 'en' }, async (page) => {
      await page.goto(`${site.urlOf('global')}/poker-school/icm-calculator/`)
      for (const name of ['stack1', 'stack2', 'prize1']) await page.locator(`[name=${name}]`).fill('60')
      await page.locator('main form button[type=submit]').click()
      await page.waitForURL(/prize1=60/)
      const { search } = new URL(page.url())
      for (const place of ['a[data-locale=nl]:not([data-region])', 'details a[data-region=at]']) {
        const address = await page
          .locator(`header ${place}`)
          .first()
          .evaluate((link: HTMLAnchorElement) => {
            link.addEventListener('click', (event) => event.preventDefault())
            link.click()
            return link.href
          })
        expect(new URL(address).search).toBe(search)
      }
    })
  })
})

it('says that a region cannot be kept where the browser keeps no cookies, and tells of it all the same', async () => {
  await visit({ locale: 'en' }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
    const said = page.getByText('Your choice holds until you leave this page')
    const note = page.locator('[data-region-note]').filter({ visible: true })
    await page.goto(`${site.urlOf('global')}/contact/`)
    // It leads to the edition's own address, which is elsewhere than this site.
    const address = await page.locator('footer a[data-region="mt"]').evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
      return link.href
    })
    await page.goto(site.urlOf('global') + new URL(address).pathname + new URL(address).hash)
    await said.waitFor()
    expect(await note.getAttribute('data-region-note')).toBe('mt')
  })
})

it.each(['mt', 'global'])('an address tells of no other region than the one that is kept: %s', async (region) => {
  await visit({ locale: 'en' }, async (page) => {
    const note = page.locator('[data-region-note]').filter({ visible: true })
    await page.goto(`${site.urlOf('global')}/contact/#region-at`)
    await expect.poll(() => note.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['region-at'])
    await page.context().addCookies([{ name: 'region', value: region, url: site.urlOf('global') }])
    await page.reload()
    const kept = region === 'global' ? [] : ['region-mt']
    await expect.poll(() => note.evaluateAll((all) => all.map(({ id }) => id))).toEqual(kept)
    expect(await page.getByText('Your choice holds until you leave this page').isVisible()).toBe(false)
  })
})
