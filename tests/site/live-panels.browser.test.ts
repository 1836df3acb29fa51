import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'
import { createUpstreamServer, type UpstreamServer } from '#tests/helpers/upstream-server.ts'
import { fontsLoaded, holdHydration, hydrated, type Visit, watchVisit } from '#tests/helpers/visit.ts'

/** Before the first tournament of the embedded data. */
const NOW = Date.parse('2026-11-20T12:00:00Z')

let browser: Browser
let upstream: UpstreamServer
let site: TestSite
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  upstream = await createUpstreamServer()
  site = await startSite({ env: { UPSTREAM_URL: upstream.url }, overrides: { wallClock: { now: () => NOW } } })
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await site.close()
  await upstream.close()
})

async function open(options: BrowserContextOptions): Promise<{ page: Page; visit: Visit; release: () => void }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  // The browser's clock agrees with the server's, whatever the day on which this runs.
  await page.clock.setFixedTime(NOW)
  const visit = watchVisit(page)
  const release = await holdHydration(page)
  await page.goto(site.url)
  return { page, visit, release }
}

const heightOfMain = (page: Page) => page.evaluate(() => document.getElementById('main')?.offsetHeight)

describe('the timetable', () => {
  it.each([{ viewport: { width: 390, height: 844 } }, { viewport: { width: 1440, height: 900 } }])(
    'turns to the time of the visitor without moving anything at $viewport.width',
    async ({ viewport }) => {
      // Nine hours ahead of UTC, tournaments of one day in Amsterdam are on two.
      const { page, visit, release } = await open({ viewport, timezoneId: 'Asia/Seoul' })
      const series = page.locator('#series')
      const first = series.locator('time').first()
      expect(await first.textContent()).toContain('13:00')
      await fontsLoaded(page)
      const before = await heightOfMain(page)
      expect(await series.locator('tbody').count()).toBe(1)
      release()
      await hydrated(page)
      await expect.poll(() => first.textContent()).toContain('21:00')
      expect(await series.textContent()).toContain('Tijden in jouw tijdzone: Seoul (UTC+9)')
      expect(await series.locator('tbody').count()).toBe(2)
      expect(await heightOfMain(page)).toBe(before)
      expect(visit.problems).toEqual([])
      // The tournament is at another time, and at the same moment.
      expect(await first.getAttribute('datetime')).toBe('2026-11-20T12:00:00Z')
    },
  )

  it('is a table to every reader at every width, and its files are links', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    // What this browser tells assistive technology.
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const count = (role: string) => nodes.filter((node) => node.role?.value === role).length
    // The best of the leaderboard and the next tournaments, with a row each for their heads.
    expect([count('table'), count('row')]).toEqual([2, 4 + 4])
    // In others a changed display takes the native roles away, so all have their own.
    const parts = page.locator('#series').locator('table, thead, tbody, tr, th, td')
    expect(await parts.and(page.locator(':not([role])')).count()).toBe(0)
    const download = page.waitForEvent('download')
    await page.locator('#series a[download]').first().click()
    expect((await download).suggestedFilename()).toBe('daily.ics')
  })
})

describe('a tournament that has started by the visitor’s clock', () => {
  const afterStart = Date.parse('2026-11-22T17:01:00Z')

  it('makes the timetable ask for the next ones, once while the answer stays the same', async () => {
    const { page, visit, release } = await open({})
    await page.clock.setFixedTime(afterStart)
    const answer = page.waitForResponse('**/api/timetable')
    release()
    await answer
    // Longer than a second answer would take.
    for (const path of ['/api/visitor', '/api/navigations', '/api/leaderboards']) {
      await page.evaluate(async (address) => (await fetch(address)).text(), path)
    }
    expect(visit.dataRequests().filter((path) => path === '/api/timetable')).toHaveLength(1)
    expect(await page.locator('#series tbody time').first().getAttribute('datetime')).not.toBe('2026-11-22T17:00:00Z')
  })

  it('leaves the others on the page when asking fails', async () => {
    const { page, release } = await open({})
    await page.route('**/api/timetable', (route) => route.abort())
    await page.clock.setFixedTime(afterStart)
    const failure = page.waitForEvent('requestfailed')
    release()
    await failure
    await page.evaluate(async () => (await fetch('/api/visitor')).text())
    expect(await page.locator('#series tbody time').count()).toBeGreaterThan(3)
    expect(await page.locator('#series').getByRole('button').count()).toBe(0)
  })
})

describe('a panel without its data', () => {
  it('asks again when the reader does, and leaves the others alone', async () => {
    upstream.behaviour('giveaways', { status: 500 })
    const { page, release } = await open({})
    release()
    await hydrated(page)
    const panel = page.locator('#giveaways')
    const retry = panel.getByRole('button')
    await expect.poll(() => retry.getAttribute('aria-busy')).toBe(null)
    // What the button is about: another panel's has the same name.
    const message = panel.getByText('De giveaways zijn nu niet op te halen')
    expect(await retry.getAttribute('aria-description')).toBe(await message.textContent())
    // A failure is told again, by the same words in the region that was there before.
    await message.evaluate((element) => {
      const { dataset } = document.documentElement
      const region = element.closest('[role=status]')
      const heard = new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) dataset.heard = region?.textContent ?? ''
      })
      if (region) heard.observe(region, { childList: true, subtree: true, characterData: true })
    })
    const answer = page.waitForResponse('**/api/giveaways')
    await page.clock.setFixedTime(NOW + 1000)
    await retry.press('Enter')
    expect((await answer).status()).toBe(503)
    await page.waitForSelector('html[data-heard*="De giveaways zijn nu niet op te halen"]')
    expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await panel.textContent()).toContain('De giveaways zijn nu niet op te halen')
    expect(await page.locator('#leaderboards h2').textContent()).toBe('Wat er elke maand te verdelen is')
    expect(await page.locator('#leaderboards caption').first().textContent()).toContain('Rush & Cash')

    await page.route('**/api/giveaways', (route) =>
      route.fulfill({
        json: [
          {
            month: '2026-12',
            date: '2026-12-01',
            currency: 'EUR',
            shares: [{ id: 'new', name: 'Iets nieuws', total: 1000, paid: 0 }],
          },
        ],
      }),
    )
    await retry.press('Enter')
    await expect.poll(() => panel.textContent()).toContain('voor één giveaway in december')
    // The button went, and the focus is where it was.
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    expect(await panel.textContent()).toContain('Iets nieuws')
  })

  it('says that the reader is offline, and asks by itself when they are back', async () => {
    upstream.behaviour('tournaments', { status: 500 })
    const { page, release } = await open({})
    release()
    await hydrated(page)
    const series = page.locator('#series')
    await expect.poll(() => series.getByRole('button').getAttribute('aria-busy')).toBe(null)
    await page.context().setOffline(true)
    await series.getByRole('button').click()
    await expect.poll(() => series.textContent()).toContain('Je bent offline')
    await page.route('**/api/timetable', (route) => route.fulfill({ json: { series: null } }))
    await page.context().setOffline(false)
    await expect.poll(() => series.textContent()).toContain('Er staat nu geen reeks op de kalender')
  })
})
