import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { followToAboutUs, hydrated, shown, stillHtml, type Visit, watchVisit } from '#tests/helpers/visit.ts'

let browser: Browser
let site: TestSite
let context: BrowserContext
let page: Page
let visit: Visit

beforeAll(async () => {
  browser = await launchBrowser()
  site = await startSite()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
  visit = watchVisit(page)
})
afterEach(() => context.close())

describe('what goes wrong in a live section', () => {
  it('stays there when its HTML does not match', async () => {
    await page.route(`${site.url}/`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const planted = body.replace(/(<legend[^>]*>)[^<]+/, '$1Iets anders')
      expect(planted).not.toBe(body)
      await route.fulfill({ response, body: planted })
    })
    await page.goto(site.url)
    const before = await stillHtml(page)
    await hydrated(page)
    // React's number for text that differs: it was seen, or this test would show nothing.
    await expect.poll(() => visit.problems.join()).toContain('React error #418')
    expect(await page.locator('legend').textContent()).not.toBe('Iets anders')
    expect(await stillHtml(page)).toEqual(before)
    expect(await page.locator('main table').count()).toBeGreaterThan(0)
  })

  it('stays there when it throws', async () => {
    await page.route('**/assets/format-finder-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function FormatFinder() { throw new Error("planted") }',
      }),
    )
    await page.goto(site.url)
    const before = await stillHtml(page)
    await hydrated(page)
    await page.waitForSelector('main [role=alert]')
    expect(visit.problems.join()).toContain('planted')
    expect(await page.locator('legend').count()).toBe(0)
    expect(await stillHtml(page)).toEqual(before)
    expect(await page.locator('main table').count()).toBeGreaterThan(0)
    await followToAboutUs(page)
  })
})

describe('styles', () => {
  it('are not loaded again when they came with the page', async () => {
    await page.goto(site.url)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(visit.requests.filter((path) => path.endsWith('.css'))).toEqual([])
    await followToAboutUs(page)
    const loaded = visit.requests.filter((path) => path.endsWith('.css'))
    expect(loaded.length).toBeGreaterThan(0)
    await page.goBack()
    await shown(page, 'index')
    expect(visit.requests.filter((path) => path.endsWith('.css'))).toEqual(loaded)
  })
})
