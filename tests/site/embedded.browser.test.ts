import { describe, expect, it } from 'vitest'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { editionIds } from '#shared/site/editions.ts'
import { routes } from '#shared/site/routes.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followHere, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

const sites = await loadEditions('data/markets', routes)
const warning = 'Wat kost gokken jou? Stop op tijd.'

describe('a page inside the poker client', () => {
  it.each([
    { mode: '1', logo: false, menu: false },
    { mode: 'logo', logo: true, menu: false },
    { mode: 'all', logo: true, menu: true },
  ])('in mode $mode always warns, offers no download, and shows its part of the frame', async (expected) => {
    const { page } = own
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${shared.site.url}/?embedded=${expected.mode}`)
    const isVisible = (selector: string) => page.locator(selector).first().isVisible()
    expect(await page.getByText(warning).first().isVisible()).toBe(true)
    expect(await isVisible('header img')).toBe(expected.logo)
    expect(await isVisible('header details')).toBe(expected.menu)
    expect(await isVisible('header li:has([data-platform-label])')).toBe(false)
    expect(await page.locator('[data-action="download"], [data-quick-actions] a[href="/download/"]').all()).not.toEqual(
      [],
    )
    for (const part of [
      '[data-action="download"]',
      '[data-quick-actions] a[href="/download/"]',
      'footer a[hreflang]',
      'footer a[href*="profiles."]',
      'footer a[href="/contact/"]',
      'footer img[src="/badges/award.svg"]',
    ]) {
      expect(await page.locator(part).count(), part).toBeGreaterThan(0)
      expect(await page.locator(`${part}:visible`).count(), part).toBe(0)
    }
  })

  it('keeps of its footer what the law asks for, in each edition', async () => {
    const { page } = own
    for (const id of editionIds) {
      const { mandatoryLinks, badges } = sites.byId[id].jurisdiction
      await page.goto(`${shared.site.urlOf(id)}/contact/?embedded=1`)
      for (const { url } of mandatoryLinks) {
        expect(await page.locator(`a[href="${url}"]:visible`).count(), url).toBeGreaterThan(0)
      }
      for (const { imagePath } of badges) {
        expect(await page.locator(`footer img[src="${imagePath}"]:visible`).count(), imagePath).toBe(1)
      }
    }
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

  it.each([
    { how: 'its document', documents: 2 },
    { how: 'the document that stands', documents: 1 },
  ])('keeps its mode on a page that a link leads to in $how, and on the way back', async ({ documents }) => {
    const { page, visit } = own
    await page.goto(`${shared.site.url}/contact/?embeded=logo`)
    await hydrated(page)
    const link = page.locator('footer a[href="/terms-conditions/"]')
    await (documents === 1 ? followHere(link) : link.click())
    await shown(page, 'terms-conditions')
    expect(visit.documents).toHaveLength(documents)
    expect(new URL(page.url()).search).toBe('?embedded=logo')
    expect(await page.locator('body').getAttribute('class')).toBe('embedded-logo')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/terms-conditions\/$/)
    await page.goBack()
    await shown(page, 'contact')
    expect(await page.locator('body').getAttribute('class')).toBe('embedded-logo')
  })

  it('finds a place on the page that stands', async () => {
    const { page, visit } = own
    await page.goto(`${shared.site.url}/contact/?embedded=1`)
    await hydrated(page)
    await page.evaluate(() => {
      const target = document.querySelector('footer a[target]')!
      target.id = 'place'
      document.querySelector<HTMLAnchorElement>('footer a[href="/terms-conditions/"]')!.href = '/contact/#place'
    })
    await page.locator('footer a[href="/contact/#place"]').click()
    expect(new URL(page.url())).toMatchObject({ search: '?embedded=1', hash: '#place' })
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(visit.documents).toHaveLength(1)
  })
})

it.each([
  { path: '/pokerschool/icm-calculator/', fields: ['deal-stack1', 'deal-stack2', 'deal-prize1'], text: '100' },
  { path: '/pokerschool/kansen/calculator/', fields: ['calculator-hand1'], text: 'As Ah' },
  { path: '/pokerschool/vraag-van-vandaag/', fields: ['question-outs'], text: '9', choice: 'Passen' },
])('keeps its mode in the address that $path writes', async ({ path, fields, text, choice }) => {
  const { page } = own
  await page.goto(`${shared.site.url}${path}?embedded=1`)
  await hydrated(page)
  for (const field of fields) await page.locator(`#${field}`).fill(text)
  if (choice) await page.getByLabel(choice).check()
  await page.locator('main form button[type="submit"]').first().click()
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?embedded=1&(?:stack1|game|day)=/)
  await page.reload()
  expect(await page.locator('body').getAttribute('class')).toBe('embedded-1')
})

it('keeps its mode without JavaScript', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.url}/contact/?embedded=1`)
  await page.locator('footer a[href="/terms-conditions/"]').click()
  await page.waitForSelector('main[data-page="terms-conditions"]')
  expect(await page.locator('body').getAttribute('class')).toBe('embedded-1')
  await context.close()
})
