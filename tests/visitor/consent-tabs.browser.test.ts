import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { startVendors } from '#tests/helpers/vendors.ts'
import { followToAboutUs, hydrated, type Visit, watchVisit } from '#tests/helpers/visit.ts'

const vendors = await startVendors()
/** The edition as it is delivered: it asks, and has no scripts of others. */
const shared = provideBrowserSite()
/** The same with scripts of others, on another host and port. */
let open: TestSite
let context: BrowserContext
beforeAll(async () => {
  open = await startSite({ overrides: { changeSites: withSandboxVendors(vendors.url) } })
})
afterAll(async () => {
  await open.close()
  await vendors.close()
})
beforeEach(async () => {
  context = await shared.browser.newContext({ reducedMotion: 'reduce' })
})
afterEach(() => context.close())

/** Another tab of a visitor who has said yes to everything. */
async function openTab(url: string): Promise<{ page: Page; visit: Visit }> {
  await answer(url, 'fsm')
  const page = await context.newPage()
  const visit = watchVisit(page)
  await page.goto(url)
  await settled(page)
  return { page, visit }
}

function answer(url: string, letters: string): Promise<void> {
  const value = `20250814.${Math.floor(Date.now() / 1000)}.${letters}`
  return context.addCookies([{ name: 'consent', value, url: new URL(url).origin }])
}

async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForSelector('html[data-consent]')
}

/** Takes the yes back by the form of the dialog. */
async function refuse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cookies', exact: true }).click()
  await page.getByRole('dialog', { name: 'Cookies en meten' }).getByRole('button', { name: 'Alles weigeren' }).click()
}

it('an answer in one tab ends the question in another, which follows it', async () => {
  const page = await context.newPage()
  await page.goto(shared.site.url)
  await settled(page)
  await answer(shared.site.url, 's')
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForSelector('html[data-consent=statistics]')
  expect(await page.locator('[data-consent-banner]').count()).toBe(0)
})

describe('a yes that is taken back in one tab', () => {
  it('ends the tags of the others, and loads nothing anew where it was given', async () => {
    const other = await openTab(`${open.url}/over-ons/`)
    const { page, visit } = await openTab(open.url)
    await expect.poll(() => other.visit.foreign.length).toBeGreaterThanOrEqual(4)
    const loaded = other.page.waitForEvent('load')
    await refuse(page)
    await loaded
    other.visit.foreign.splice(0)
    await settled(other.page)
    expect(await other.page.evaluate(() => [document.documentElement.dataset.consent, window.dataLayer])).toEqual([
      'none',
      undefined,
    ])
    expect(other.visit.foreign).toEqual([])
    expect(other.visit.documents).toEqual(['/over-ons/', '/over-ons/'])
    await page.waitForSelector('html[data-consent=none]')
    expect(visit.documents).toEqual(['/', '/actions/consent', '/'])
  })

  it('is noticed when the reader is back, where the browser does not tell of cookies', async () => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
    const { page, visit } = await openTab(open.url)
    const comeBack = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await comeBack()
    await answer(open.url, 's')
    const loaded = page.waitForEvent('load')
    await comeBack()
    await loaded
    expect(visit.documents).toEqual(['/', '/'])
  })

  it('starts nothing when it comes while what counts is on its way', async () => {
    await answer(open.url, 'fsm')
    const page = await context.newPage()
    const visit = watchVisit(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/start-analytics-/, async (route) => {
      await released
      await route.continue()
    })
    const isAsked = page.waitForRequest(/\/assets\/start-analytics-/)
    await page.goto(open.url)
    await isAsked
    await answer(open.url, '')
    release()
    await page.waitForSelector('html[data-consent=none]')
    expect(visit.foreign).toEqual([])
    expect(visit.requests.filter((path) => path === '/api/beacon')).toEqual([])
  })

  it('is noticed by a document that did not get away after all', async () => {
    await context.clock.install()
    const { page, visit } = await openTab(open.url)
    await page.route('**/actions/consent', (route) => route.abort('aborted'))
    await refuse(page)
    await answer(open.url, 's')
    const loaded = page.waitForEvent('load')
    await context.clock.runFor(6_000)
    await loaded
    expect(visit.documents.at(-1)).toBe('/')
  })

  it('leaves a conversation alone that somebody who needs help is in', async () => {
    const { page, visit } = await openTab(`${open.url}/responsible-gaming/`)
    await answer(open.url, '')
    await page.waitForSelector('html[data-consent=none]')
    expect(visit.documents).toEqual(['/responsible-gaming/'])
  })

  it('stops our own counting without a load, and counts again after another yes', async () => {
    const { page, visit } = await openTab(shared.site.url)
    await answer(shared.site.url, '')
    await page.waitForSelector('html[data-consent=none]')
    const counted = () => visit.requests.filter((path) => path === '/api/beacon').length
    const before = counted()
    await followToAboutUs(page)
    await answer(shared.site.url, 's')
    await page.waitForSelector('html[data-consent=statistics]')
    await page.goBack()
    await expect.poll(counted).toBe(before + 1)
    expect(visit.documents).toEqual(['/'])
  })
})
