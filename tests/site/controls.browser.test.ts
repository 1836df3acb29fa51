import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

const desktop = { width: 1440, height: 900 }

async function visit(
  path: string,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(shared.site.url + path)
  await check(page)
  await context.close()
}

describe('the back button of an error page', () => {
  it('returns to the previous page', async () => {
    await visit('/contact/', { viewport: desktop }, async (page) => {
      await page.goto(`${shared.site.url}/nergens/`)
      await page.locator('[data-action="back"]').click()
      await page.waitForURL(`${shared.site.url}/contact/`)
    })
  })

  it('goes home for a visitor who came straight here', async () => {
    await visit('/nergens/', { viewport: desktop }, async (page) => {
      // The browser's blank page lies behind it, or the search engine that led here.
      expect(await page.evaluate(() => history.length)).toBe(2)
      await page.locator('[data-action="back"]').click()
      await page.waitForURL(`${shared.site.url}/`)
    })
  })
})

it('the clock shows the visitor’s own time', async () => {
  await visit('/', { viewport: desktop, timezoneId: 'America/Toronto', locale: 'nl-NL' }, async (page) => {
    const clock = page.locator('time[data-clock]').first()
    const expected = await page.evaluate(() =>
      new Date().toLocaleTimeString('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Toronto' }),
    )
    await expect.poll(() => clock.textContent()).toMatch(/^\d\d:\d\d$/)
    // A minute may have passed meanwhile, at midnight too.
    const passed = minutesOf((await clock.textContent()) ?? '') - minutesOf(expected)
    expect([0, 1]).toContain((passed + 1440) % 1440)
  })
})

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
