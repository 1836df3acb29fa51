import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followHere, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/** Sections without a box, and whether the others fill the window, when a page has just been put in. */
interface Arrival {
  hidden: number
  isFull: boolean
}

/** Notes how each page of this document arrives. */
async function open(path: string, height: number): Promise<Page> {
  const { page } = own
  await page.setViewportSize({ width: 390, height })
  await page.goto(shared.site.url + path)
  await hydrated(page)
  await page.evaluate(() => {
    const arrivals: Arrival[] = []
    Object.assign(window, { arrivals })
    document.addEventListener('page:shown', () => {
      const main = document.getElementById('main')!
      const hidden = [...main.children].filter((section) => getComputedStyle(section).display === 'none').length
      arrivals.push({ hidden, isFull: main.offsetTop + main.offsetHeight >= innerHeight })
    })
  })
  return page
}
const lastArrival = (page: Page) => page.evaluate(() => (window as unknown as { arrivals: Arrival[] }).arrivals.at(-1))
/** All that is there, without a trace. */
const isWhole = (page: Page) =>
  expect
    .poll(() => page.locator('main > *').evaluateAll((parts) => parts.every((part) => !part.hasAttribute('hidden'))))
    .toBe(true)

it.each([500, 844, 1400])(
  'a page fills a window of %i px with its first sections, and then the rest comes',
  async (height) => {
    const page = await open('/', height)
    await followHere(page.locator('main a[href="/promoties/"]').first())
    await shown(page, 'promotions')
    const arrival = await lastArrival(page)
    expect(arrival?.hidden).toBeGreaterThan(0)
    expect(arrival?.isFull).toBe(true)
    await isWhole(page)
  },
)

it('a page that a window shows whole is there at once', async () => {
  const page = await open('/', 9000)
  await followHere(page.locator('main a[href="/promoties/"]').first())
  await shown(page, 'promotions')
  expect(await lastArrival(page)).toEqual({ hidden: 0, isFull: expect.any(Boolean) })
  await isWhole(page)
})

it('who is led to a place in a page, or back to it, has all of it at once', async () => {
  const page = await open('/', 844)
  await page
    .locator('main a[href="/promoties/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.hash = '#main'
    })
  await followHere(page.locator('main a[href$="/promoties/#main"]').first())
  await shown(page, 'promotions')
  expect((await lastArrival(page))?.hidden).toBe(0)
  await page.goBack()
  await shown(page, 'index')
  expect((await lastArrival(page))?.hidden).toBe(0)
})
