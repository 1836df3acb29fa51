import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startDevelopmentSite } from '#tests/helpers/site.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof startDevelopmentSite>>

beforeAll(async () => {
  browser = await launchBrowser()
  site = await startDevelopmentSite()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

async function openKit(options: BrowserContextOptions, check: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(`${site.url}/_kit/`)
  await check(page)
  await context.close()
}

/** A look at a page with every picture and component there is. */
const AXE_TIMEOUT_MS = 90_000

it.each([390, 820, 1440])('the kit has no finding of axe at %i px', { timeout: AXE_TIMEOUT_MS }, async (width) => {
  // axe is not ours to send, so only here the policy is set aside.
  await openKit({ viewport: { width, height: 900 }, bypassCSP: true }, async (page) => {
    expect(await page.locator('[data-theme] section').count()).toBeGreaterThan(20)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  })
})

it('needs no scrolling sideways at 320 px, nor at 640 px in 200 %', async () => {
  await openKit({ viewport: { width: 320, height: 900 } }, async (page) => {
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    // Text alone twice as large, in half the width: the worst of both ways to zoom. The header has tests of its own.
    const excess = await page.locator('main [data-theme]').evaluateAll((themes) => {
      document.documentElement.style.fontSize = '200%'
      return themes.map((theme) => theme.scrollWidth - theme.clientWidth)
    })
    expect(excess).toEqual([0, 0])
  })
})

it('lets a table scroll inside itself, its first column in place, by keyboard too', async () => {
  await openKit({ viewport: { width: 390, height: 844 } }, async (page) => {
    const table = page.locator('#light-tables').getByRole('region')
    const leftOf = async (column: number) =>
      (await table.getByRole('row').nth(1).locator('> *').nth(column).boundingBox())?.x ?? Number.NaN
    const [first, last] = [await leftOf(0), await leftOf(4)]
    const { x = 0, width = 0 } = (await table.boundingBox()) ?? {}
    expect(last).toBeGreaterThan(x + width)
    await table.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => leftOf(4)).toBeLessThan(last)
    expect(await leftOf(0)).toBe(first)
  })
})

it('shows states as a pointer brings them about', async () => {
  await openKit({}, async (page) => {
    const buttons = page.locator('#dark-buttons button').filter({ hasText: 'Download' })
    const colorOf = (index: number) => buttons.nth(index).evaluate((button) => getComputedStyle(button).backgroundColor)
    await buttons.first().hover()
    await expect.poll(() => colorOf(0)).toBe(await colorOf(1))
    expect(await colorOf(0)).not.toBe(await colorOf(2))
  })
})

it('a password can be shown and hidden', async () => {
  await openKit({}, async (page) => {
    const field = page.locator('#light-form-controls-example-password')
    const button = page.locator('#light-form-controls').getByRole('button', { name: 'Wachtwoord tonen' }).first()
    await field.fill('azen9')
    await button.click()
    expect([await field.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await button.click()
    expect([await field.getAttribute('type'), await button.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  })
})
