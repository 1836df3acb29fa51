import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { touchWith } from '#tests/helpers/touch.ts'
import { hydrated, preloaded, shown } from '#tests/helpers/visit.ts'

const database = provideGeoipDatabase({
  '192.0.3.0/24': { country: 'DE' },
  '192.0.4.0/24': { country: 'US' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([
    launchBrowser(),
    startSite({ env: { GEOIP_DATABASE: database, TRUSTED_PROXIES: 'loopback' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

interface Visit extends BrowserContextOptions {
  from: '192.0.3.1' | '192.0.4.1' | '192.0.5.1'
  address: string
  edition?: 'nl' | 'global'
}

async function visit(
  { from, address, edition = 'global', ...options }: Visit,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': from },
    ...options,
  })
  const page = await context.newPage()
  await page.goto(site.urlOf(edition) + address)
  await check(page)
  await context.close()
}

const warned = '192.0.3.1'
const inOntario = '192.0.5.1'
const isOpen = (page: Page, name: string) => page.locator(`#dialog-${name}`).isVisible()
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]))

describe('the region warning', () => {
  it.each([
    { by: 'its button', close: (page: Page) => page.getByRole('button', { name: 'Got it' }).click() },
    { by: 'its cross', close: (page: Page) => page.locator('#dialog-region-warning [aria-label="Close"]').click() },
    { by: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  ])('is modal, closes by $by and stays closed', async ({ close }) => {
    await visit({ from: warned, address: '/' }, async (page) => {
      await page.waitForSelector('#dialog-region-warning:modal')
      expect(await cookies(page)).toEqual({})
      await close(page)
      await expect.poll(() => isOpen(page, 'region-warning')).toBe(false)
      expect(await cookies(page)).toEqual({ closeRM: '1' })
      await page.reload()
      await page.waitForSelector('main')
      expect(await isOpen(page, 'region-warning')).toBe(false)
    })
  })

  it('closes without JavaScript, and stays closed', async () => {
    await visit({ from: warned, address: '/download/', javaScriptEnabled: false }, async (page) => {
      expect(await isOpen(page, 'region-warning')).toBe(true)
      await page.getByRole('button', { name: 'Got it' }).click()
      await page.waitForURL(`${site.urlOf('global')}/download/`)
      expect(await isOpen(page, 'region-warning')).toBe(false)
      expect(await cookies(page)).toEqual({ closeRM: '1' })
    })
  })

  it('stays closed when it was closed before its code came', async () => {
    await visit({ from: warned, address: '/contact/' }, async (page) => {
      await page.route('**/assets/visitor-dialogs-*.js', () => new Promise(() => {}))
      await page.goto(`${site.urlOf('global')}/`)
      await page.waitForSelector('html[data-scroll]')
      await page.getByRole('button', { name: 'Got it' }).click()
      await expect.poll(() => cookies(page)).toEqual({ closeRM: '1' })
    })
  })

  it('does not come back with a page that the browser kept from before', async () => {
    await visit({ from: warned, address: '/contact/' }, async (page) => {
      const url = `${site.urlOf('global')}/`
      const kept = await page.evaluate(async () => (await fetch('/')).text())
      expect(kept).toMatch(/<dialog id="dialog-region-warning"[^>]* open/)
      await page.context().addCookies([{ name: 'closeRM', value: '1', url }])
      await page.route(url, (route) => route.fulfill({ body: kept, contentType: 'text/html' }))
      await page.goto(url)
      await expect.poll(() => isOpen(page, 'region-warning')).toBe(false)
    })
  })

  it('opens when a navigation leads home, and leaves with one that leads away', async () => {
    await visit({ from: warned, address: '/contact/' }, async (page) => {
      await hydrated(page)
      expect(await isOpen(page, 'region-warning')).toBe(false)
      await page.locator('header a[href="/"]').first().click()
      await shown(page, 'index')
      await page.waitForSelector('#dialog-region-warning:modal')
      await page.goBack()
      await shown(page, 'contact')
      expect(await isOpen(page, 'region-warning')).toBe(false)
      expect(await cookies(page)).toEqual({})
    })
  })

  it('gives the focus to the page that a navigation has opened it on', async () => {
    await visit({ from: warned, address: '/contact/' }, async (page) => {
      await hydrated(page)
      await page.locator('header a[href="/"]').first().focus()
      await preloaded(page, '/')
      await page.keyboard.press('Enter')
      await page.waitForSelector('#dialog-region-warning:modal')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    })
  })

  it('stays closed on its page where no cookie can be kept', async () => {
    await visit({ from: warned, address: '/' }, async (page) => {
      await page.waitForSelector('#dialog-region-warning:modal')
      await page.evaluate(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }))
      await page.keyboard.press('Escape')
      expect(await isOpen(page, 'region-warning')).toBe(false)
    })
  })

  it('closes by a swipe', async () => {
    await visit({ from: warned, address: '/', viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
      await page.waitForSelector('#dialog-region-warning:modal')
      const touch = await touchWith(page)
      await touch({ from: { x: 195, y: 600 }, by: { y: 220 }, duration: 200 })
      await expect.poll(() => isOpen(page, 'region-warning')).toBe(false)
      expect(await cookies(page)).toEqual({ closeRM: '1' })
    })
  })
})

describe('the dialogs for visitors from Ontario', () => {
  it('lead to the Canadian site with the query of this visit', async () => {
    await visit({ from: inOntario, address: '/contact/?utm_source=x&a=1' }, async (page) => {
      await page.waitForSelector('#dialog-general-site:modal')
      // Where a redirect leads is asked for, and nobody is there to answer.
      const asked = page.waitForRequest('https://kaartkamer-ca.example/?utm_source=x&a=1')
      await page.getByRole('link', { name: 'Go to the Ontario site' }).click()
      await asked
    })
  })

  it('follow the warning that was closed before them, where both have something to say', async () => {
    await visit({ from: inOntario, edition: 'nl', address: '/' }, async (page) => {
      await page.waitForSelector('#dialog-region-warning:modal')
      await page.keyboard.press('Escape')
      await page.waitForSelector('#dialog-ontario:modal')
      await page.keyboard.press('Escape')
      await expect.poll(() => isOpen(page, 'ontario')).toBe(false)
      expect(await cookies(page)).toEqual({ closeRM: '1', closeON: '1' })
    })
  })

  it('let visitors stay on the general site, by keyboard alone', async () => {
    await visit({ from: inOntario, address: '/' }, async (page) => {
      await page.waitForSelector('#dialog-general-site:modal')
      const stay = page.getByRole('button', { name: 'Continue on the international site' })
      while (!(await stay.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => isOpen(page, 'general-site')).toBe(false)
      expect(await cookies(page)).toEqual({ closeGS: '1' })
    })
  })
})

it('shows a BLOCKED visitor an explanation instead of home’s download, after a navigation too', async () => {
  await visit({ from: '192.0.4.1', address: '/contact/' }, async (page) => {
    const offers = page.locator('main [data-action="download"]')
    const refusals = page.locator('main p', { hasText: 'We do not offer the app where you are now.' })
    await hydrated(page)
    await page.locator('header a[href="/"]').first().click()
    await shown(page, 'index')
    expect(await offers.count()).toBe(2)
    expect(await offers.filter({ visible: true }).count()).toBe(0)
    expect(await refusals.filter({ visible: true }).count()).toBe(2)
  })
})
