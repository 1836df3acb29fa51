import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

const warning = 'Wat kost gokken jou? Stop op tijd.'

describe('a page inside the poker client', () => {
  it.each([
    { mode: '1', logo: false, menu: false, regions: false },
    { mode: 'logo', logo: true, menu: false, regions: false },
    { mode: 'all', logo: true, menu: true, regions: true },
  ])('in mode $mode always warns, offers no download, and shows its part of the frame', async (expected) => {
    const { page } = own
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${shared.site.url}/?embedded=${expected.mode}`)
    const isVisible = (selector: string) => page.locator(selector).first().isVisible()
    expect(await page.getByText(warning).first().isVisible()).toBe(true)
    expect(await isVisible('header img')).toBe(expected.logo)
    expect(await isVisible('header details')).toBe(expected.menu)
    expect(await isVisible('header li:has([data-platform-label])')).toBe(false)
    expect(await isVisible('[data-quick-actions] a[href="/download/"]')).toBe(false)
    expect(await isVisible('footer a[hreflang]')).toBe(expected.regions)
    expect(await isVisible('footer nav a[href="/contact/"]')).toBe(true)
  })

  it.each([
    { path: '/contact/', width: 1440 },
    { path: '/contact/', width: 390 },
    { path: '/', width: 390 },
  ])('offers no download in its header on $path, nor in its menu, at $width px', async ({ path, width }) => {
    const { page } = own
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${shared.site.url}${path}?embedded=all`)
    const toggle = page.locator('[data-dialog="site-menu"]')
    if (await toggle.isVisible()) await toggle.click()
    expect(await page.locator('header').getByRole('link', { name: 'Account openen' }).count()).toBe(1)
    expect(await page.locator('header').getByRole('link', { name: 'Download' }).count()).toBe(0)
  })

  it('keeps its mode on every page that a link leads to, and on the way back', async () => {
    const { page, visit } = own
    await page.goto(`${shared.site.url}/contact/?embeded=logo`)
    await hydrated(page)
    await page.locator('footer a[href="/over-ons/"]').click()
    await shown(page, 'about-us')
    expect(visit.documents).toHaveLength(1)
    expect(new URL(page.url()).search).toBe('?embedded=logo')
    expect(await page.locator('body').getAttribute('class')).toBe('embedded-logo')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/over-ons\/$/)
    await page.goBack()
    await shown(page, 'contact')
    expect(await page.locator('body').getAttribute('class')).toBe('embedded-logo')
  })

  it('finds a place on the page that stands', async () => {
    const { page, visit } = own
    await page.goto(`${shared.site.url}/contact/?embedded=1`)
    await hydrated(page)
    await page.evaluate(() => {
      const target = document.querySelector('footer h2')!
      target.id = 'place'
      document.querySelector<HTMLAnchorElement>('footer a[href="/contact/"]')!.href = '/contact/#place'
    })
    await page.locator('footer a[href="/contact/#place"]').click()
    expect(new URL(page.url())).toMatchObject({ search: '?embedded=1', hash: '#place' })
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(visit.documents).toHaveLength(1)
  })
})

it('keeps its mode without JavaScript', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.url}/contact/?embedded=1`)
  await page.locator('footer a[href="/over-ons/"]').click()
  await page.waitForSelector('main[data-page="about-us"]')
  expect(await page.locator('body').getAttribute('class')).toBe('embedded-1')
  await context.close()
})
