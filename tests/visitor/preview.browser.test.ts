import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Preview, signPreview } from '#server/visitor/preview-token.ts'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { followToAboutUs, hydrated, shown, type Visit, watchVisit } from '#tests/helpers/visit.ts'

const secret = 'a secret of thirty-two characters'
let browser: Browser
let site: TestSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite({ env: { PREVIEW_SECRET: secret } })])
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

interface Options extends BrowserContextOptions {
  preview?: Partial<Preview>
  /** What the browser's clock says. */
  now?: string
}

/** Follows a reviewer's link to the Dutch edition. */
async function review({ preview, now, ...options }: Options, check: (page: Page, visit: Visit) => Promise<void>) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  if (now) await page.clock.setFixedTime(now)
  const visit = watchVisit(page)
  const expires = Math.floor(Date.now() / 1000) + 3600
  const token = signPreview(
    { editionId: 'nl', country: 'NL', region: null, isWhitelisted: false, date: '2026-12-01', expires, ...preview },
    secret,
  )
  await page.goto(`${site.urlOf('nl')}/preview?token=${token}`)
  await page.waitForURL(`${site.urlOf('nl')}/`)
  await check(page, visit)
  await context.close()
}

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Voorbeeldweergave' })
const words = 'Voorbeeldweergave: Nederland, 1 december 2026'

describe('the bar of a preview', () => {
  it('stands above every page and leads out without JavaScript', async () => {
    await review({ javaScriptEnabled: false }, async (page) => {
      expect(await barOf(page).textContent()).toContain(words)
      expect((await barOf(page).boundingBox())?.y).toBe(0)
      await page.goto(`${site.urlOf('nl')}/contact/`)
      expect(await barOf(page).textContent()).toContain(words)
      await barOf(page).getByRole('link', { name: 'Alle weergaven' }).click()
      await page.getByRole('region', { name: 'nl' }).getByRole('link', { name: 'Verenigde Staten' }).click()
      expect(await barOf(page).textContent()).toContain('Voorbeeldweergave: Verenigde Staten')
      await page.goto(`${site.urlOf('nl')}/contact/`)
      await barOf(page).getByRole('button', { name: 'Weergave beëindigen' }).click()
      await page.waitForURL(`${site.urlOf('nl')}/contact/`)
      expect(await barOf(page).count()).toBe(0)
      expect(await page.context().cookies()).toEqual([])
    })
  })

  it('stays through navigations, whose data nobody keeps, and goes with the preview', async () => {
    await review({}, async (page, visit) => {
      await hydrated(page)
      await barOf(page).evaluate((bar) => bar.setAttribute('data-same', ''))
      await followToAboutUs(page)
      expect(await page.locator('[data-preview][data-same]').count()).toBe(1)
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
      const id = await barOf(page).getAttribute('data-preview')
      expect(visit.dataRequests()).toEqual([expect.stringMatching(new RegExp(`_payload\\.json\\?.*&preview=${id}$`))])

      await page.context().clearCookies()
      await page.locator('header a[href="/"]').first().click()
      await shown(page, 'index')
      await expect.poll(() => barOf(page).count()).toBe(0)
      expect(visit.documents.at(-1)).toBe('/')
    })
  })

  it('reads well where it is narrowest, as does the choice among all previews', async () => {
    await review({ viewport: { width: 320, height: 640 }, bypassCSP: true }, async (page) => {
      for (const target of ['/contact/', '/preview/matrix', '/preview']) {
        await page.goto(site.urlOf('nl') + target)
        expect(await overflowOf(page)).toBe(0)
        expect(await findViolations(page)).toEqual([])
      }
    })
  })
})

it('the day of a preview stands still in the browser', async () => {
  // The browser's clock says that the first of what was served has begun.
  await review({ preview: { date: '2026-11-22' }, now: '2026-11-24T12:00:00Z' }, async (page, visit) => {
    const events = () =>
      page
        .locator('tbody a[href^="/api/calendar/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const served = await events()
    expect(served).toHaveLength(4)
    await hydrated(page)

    await page.getByText('Tijden in jouw tijdzone').waitFor()
    expect(await events()).toEqual(served)
    expect(visit.dataRequests()).toEqual([])
  })
})
