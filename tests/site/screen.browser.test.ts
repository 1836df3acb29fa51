import { expect, it } from 'vitest'
import { DEVICE_REFRESH_MS, RESIZE_THROTTLE_MS } from '#shared/site/limits.ts'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

declare global {
  interface Window {
    widths: number[]
  }
}

it('the document knows its screen, looks at it once in 100 ms while the window changes, and tells who listens', async () => {
  const { page } = own
  await page.clock.install()
  await page.setViewportSize({ width: 1244, height: 700 })
  await page.goto(`${shared.site.url}/contact/`)
  const screen = () => page.locator('html').getAttribute('data-screen')
  expect(await screen()).toBe('desktop')

  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  await page.evaluate(() => {
    window.widths = []
    window.addEventListener('screenchange', ({ detail }) => window.widths.push(detail.width))
  })
  await resize(1243)
  expect(await screen()).toBe('tablet')
  await resize(900)
  await resize(767)
  expect(await screen()).toBe('tablet')
  await page.clock.runFor(RESIZE_THROTTLE_MS)
  expect(await screen()).toBe('mobile')
  expect(await page.evaluate(() => window.widths)).toEqual([1243, 767])

  /** Resolves when the page has had the event. */
  async function resize(width: number): Promise<void> {
    const resized = page.evaluate(
      () => new Promise<void>((done) => window.addEventListener('resize', () => done(), { once: true })),
    )
    await page.setViewportSize({ width, height: 700 })
    await resized
  }
})

it('the device is read anew 50 ms after a resize', async () => {
  const { page } = own
  await page.clock.install()
  await page.goto(`${shared.site.url}/contact/`)
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  // What a browser's own tools do when they play another device.
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0 (Linux; Android 10; K) Mobile' })
    window.dispatchEvent(new Event('resize'))
  })
  await page.clock.runFor(DEVICE_REFRESH_MS - 1)
  const platform = () => page.locator('html').getAttribute('data-platform')
  expect(await platform()).not.toBe('android')
  await page.clock.runFor(1)
  expect(await platform()).toBe('android')
})
