import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
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
beforeAll(async () => {
  open = await startSite({ overrides: { changeSites: withSandboxVendors(vendors.url) } })
})
afterAll(async () => {
  await open.close()
  await vendors.close()
})
beforeEach(() => {
  vendors.requests.splice(0)
})

let contexts: BrowserContext[] = []
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})

async function visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; visit: Visit }> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  contexts.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return { page, visit: watchVisit(page) }
}

const banner = (page: Page) => page.locator('[data-consent-banner]')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies en meten' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const consentOf = async (page: Page) =>
  (await page.context().cookies())
    .find(({ name }) => name === 'consent')
    ?.value.split('.')
    .at(-1)
const beacons = ({ requests }: Visit) => requests.filter((path) => path === '/api/beacon').length

/** Everything that is started with the app has had its turn. */
async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForSelector('html[data-consent]')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** What left the origin, once each, as a tag's script or what it tells its vendor. */
const outside = ({ foreign }: Visit) =>
  [...new Set(foreign.map((url) => url.slice(vendors.url.length)))].filter((path) => path !== '/').toSorted()

/** Answers, and goes on to a document that admits what was allowed. */
async function answer(page: Page, button: Locator): Promise<void> {
  await button.click()
  await banner(page).waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
}

/** Answers by a button that loads the document anew. */
async function withdraw(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent('load')
  await button.click()
  await loaded
  await settled(page)
}

describe('what leaves the origin', () => {
  it.each([
    { choice: 'Weigeren', boxes: [], letters: '', expected: [] },
    { choice: 'Toestaan', boxes: [], letters: 'sm', expected: ['analytics', 'consent', 'manager'] },
    { choice: 'Zelf kiezen', boxes: ['Statistiek'], letters: 's', expected: ['analytics', 'consent'] },
    { choice: 'Zelf kiezen', boxes: ['Marketing'], letters: 'm', expected: ['manager'] },
  ])('$choice $boxes: nothing before, then exactly $expected', async ({ choice, boxes, letters, expected }) => {
    const { page, visit } = await visitor()
    await page.goto(open.url)
    await settled(page)
    expect(visit.foreign).toEqual([])
    expect(beacons(visit)).toBe(0)
    if (boxes.length > 0) {
      await banner(page).getByRole('link', { name: choice }).click()
      for (const box of boxes) await dialog(page).getByRole('switch', { name: box }).check()
      await answer(page, dialog(page).getByRole('button', { name: 'Mijn keuze bewaren' }))
    } else await answer(page, banner(page).getByRole('button', { name: choice }))
    expect(await banner(page).count()).toBe(0)
    expect(await consentOf(page)).toBe(letters)
    // Each tag tells its vendor of what stands in the queue, and of nothing else.
    const all = expected.flatMap((name) => [`/tags/${name}.js`, `/tags/hit?${name}`]).toSorted()
    await expect.poll(() => outside(visit)).toEqual(all)
    if (letters.includes('s')) await expect.poll(() => beacons(visit)).toBeGreaterThan(0)
    else expect(beacons(visit)).toBe(0)
  })

  it('is nothing where people look for help, and nothing after the withdrawal', async () => {
    const { page, visit } = await visitor()
    const value = `20250814.${Math.floor(Date.now() / 1000)}.fsm`
    await page.context().addCookies([{ name: 'consent', value, url: open.url }])
    const care = await page.goto(`${open.url}/responsible-gaming/`)
    await settled(page)
    expect(visit.foreign).toEqual([])
    expect(beacons(visit)).toBe(0)
    // The chat's alone.
    expect(care?.headers()['content-security-policy']).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/)
    // Still the document that admits nobody's tag; what is counted is ours.
    await followToAboutUs(page)
    await expect.poll(() => beacons(visit)).toBe(1)
    expect(visit.foreign).toEqual([])

    await page.goto(`${open.url}/over-ons/`)
    await settled(page)
    await expect.poll(() => outside(visit)).toHaveLength(6)
    await page.getByRole('link', { name: 'Cookies', exact: true }).click()
    await withdraw(page, dialog(page).getByRole('button', { name: 'Alles weigeren' }))
    expect(await consentOf(page)).toBe('')
    visit.foreign.splice(0)
    const last = beacons(visit)
    const withdrawn = await page.goto(open.url)
    await settled(page)
    expect(visit.foreign).toEqual([])
    expect(beacons(visit)).toBe(last)
    expect(withdrawn?.headers()['content-security-policy']).not.toContain('http:')
  })

  it('is nothing in a document that the browser kept for the way back, when the yes was taken back meanwhile', async () => {
    const { page, visit } = await visitor()
    // Else it hears of the answer at once.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
    const url = open.url
    const givenAt = Math.floor(Date.now() / 1000)
    const keep = (letters: string) =>
      page.context().addCookies([{ name: 'consent', value: `20250814.${givenAt}.${letters}`, url }])
    const comeBack = () =>
      page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await keep('fsm')
    await page.goto(url)
    await settled(page)
    await comeBack()
    await settled(page)
    expect(visit.documents).toEqual(['/'])
    await keep('')
    const loaded = page.waitForEvent('load')
    await comeBack()
    await loaded
    await settled(page)
    expect(visit.documents).toEqual(['/', '/'])
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  })

  it('opens the queue for tags with everything denied, and then grants what was allowed', async () => {
    const { page } = await visitor()
    const value = `20250814.${Math.floor(Date.now() / 1000)}.fsm`
    await page.context().addCookies([{ name: 'consent', value, url: open.url }])
    await page.goto(open.url)
    await settled(page)
    const layer = await page.evaluate(() => window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>)))
    expect(layer?.slice(0, 2)).toMatchObject([
      ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' }],
      ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' }],
    ])
  })

  it('takes Global Privacy Control for a refusal, over an earlier yes, and says so', async () => {
    const { page, visit } = await visitor({ extraHTTPHeaders: { 'sec-gpc': '1' } })
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(`${open.url}/cookiebeleid/`)
    await page.getByRole('button', { name: 'Alles toestaan' }).click()
    await expect.poll(() => consentOf(page)).toBe('sm')
    await page.locator('[data-receipt]').getByText('Gezien: statistiek en marketing staan uit').waitFor()
    await page.goto(open.url)
    await settled(page)
    expect(await banner(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Cookies', exact: true }).click()
    expect(await dialog(page).getByText('Je browser stuurt het signaal').isVisible()).toBe(true)
    expect(vendors.requests).toEqual([])
    expect(beacons(visit)).toBe(0)
  })
})

describe('the question', () => {
  it('is answered without a load where nothing of others comes of it, counts routes, and stops when withdrawn', async () => {
    const { page, visit } = await visitor()
    await page.addInitScript(() => {
      const sendBeacon = navigator.sendBeacon.bind(navigator)
      Object.assign(window, { sent: [] })
      navigator.sendBeacon = (url, data) => {
        void (data as Blob)
          .text()
          .then((text) => (window as unknown as { sent: unknown[] }).sent.push(JSON.parse(text)))
        return sendBeacon(url, data)
      }
    })
    const sent = () => page.evaluate(() => (window as unknown as { sent: { type: string; page: string }[] }).sent)
    const names = async () => (await sent()).filter(({ type }) => type === 'page').map((event) => event.page)
    await page.goto(shared.site.url)
    await settled(page)
    const answer = page.waitForResponse('**/api/beacon')
    await press(page, 'Toestaan')
    expect((await answer).status()).toBe(204)
    expect(await banner(page).count()).toBe(0)
    await page.locator('[data-toast="consent"]').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await followToAboutUs(page)
    await expect.poll(names).toEqual(['index', 'about-us'])
    expect((await sent()).some(({ type }) => type === 'vital')).toBe(true)
    expect(visit.documents).toEqual(['/'])

    await page.getByRole('link', { name: 'Cookies', exact: true }).click()
    expect(await dialog(page).getByRole('switch', { name: 'Statistiek' }).isChecked()).toBe(true)
    await dialog(page).getByRole('button', { name: 'Alles weigeren' }).click()
    await expect.poll(() => consentOf(page)).toBe('')
    await page.goBack()
    await page.waitForSelector('main[data-page="index"]')
    expect(await names()).toEqual(['index', 'about-us'])
    expect(visit.problems).toEqual([])
  })

  it.each(['Weigeren', 'Toestaan'])('answered by %s takes nothing from what somebody is doing', async (choice) => {
    const { page, visit } = await visitor({ viewport: { width: 390, height: 844 } })
    await page.goto(`${open.url}/aanmelden/`)
    await settled(page)
    const field = page.locator('main input[type="email"]')
    await field.fill('speler@example.nl')
    await page.evaluate(() => scrollTo(0, 700))
    // By the place where it is seen: the page's scroll padding would have a locator scroll first.
    const { x = 0, y = 0 } = (await banner(page).getByRole('button', { name: choice }).boundingBox()) ?? {}
    await page.mouse.click(x + 5, y + 5)
    await page.locator('[data-toast="consent"]').waitFor()
    expect([await field.inputValue(), await page.evaluate(() => scrollY)]).toEqual(['speler@example.nl', 700])
    expect([visit.documents, visit.foreign, visit.problems]).toEqual([['/aanmelden/'], [], []])
  })

  it('is a form without JavaScript, with a receipt that can be saved', async () => {
    const { page } = await visitor({ javaScriptEnabled: false })
    await page.goto(`${shared.site.url}/over-ons/?x=1`)
    await press(page, 'Weigeren')
    await page.waitForURL('**/over-ons/?x=1')
    expect(await banner(page).count()).toBe(0)
    expect(await consentOf(page)).toBe('')
    await page.goto(`${shared.site.url}/cookiebeleid/`)
    await page.getByRole('switch', { name: 'Statistiek' }).check()
    await page.getByRole('button', { name: 'Mijn keuze bewaren' }).click()
    const receipt = page.locator('[data-receipt]')
    await receipt.getByText('Cookiebeleid, versie 20250814').waitFor()
    expect(await receipt.locator('dd').first().textContent()).toBe('Statistiek')
    expect(await page.getByRole('switch', { name: 'Statistiek' }).isChecked()).toBe(true)
    const download = page.waitForEvent('download')
    await receipt.getByRole('link', { name: 'Bewaar als bestand (JSON)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^consent-20250814-\d+\.json$/)
  })

  it('is first for the keyboard, and hides nothing that has focus', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await visitor({ viewport })
      await page.goto(`${shared.site.url}/over-ons/`)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
      const covered = await page.evaluate(() => {
        const found: string[] = []
        const asked = document.querySelector('[data-consent-banner]') as Element
        for (const control of document.querySelectorAll<HTMLElement>('main a, main button, footer a')) {
          control.focus()
          const { left, right, top, bottom } = control.getBoundingClientRect()
          const area = asked.getBoundingClientRect()
          const isInside = top >= area.top && bottom <= area.bottom && left >= area.left && right <= area.right
          if (document.activeElement === control && control.checkVisibility() && isInside) found.push(control.outerHTML)
        }
        return found
      })
      expect(covered, `${viewport.width} px`).toEqual([])
    }
  })
})

it.each(['Weigeren', 'Toestaan'])(
  '%s is a no for the document where a browser keeps no cookies, and is not said to be kept',
  async (name) => {
    const { page, visit } = await visitor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.goto(`${shared.site.urlOf('nl')}/contact/`)
    await settled(page)
    await press(page, name)
    await expect
      .poll(() => page.locator('[data-toast]').allTextContents())
      .toContainEqual(expect.stringContaining('geen cookies'))
    expect(await banner(page).count()).toBe(0)
    await followToAboutUs(page)
    expect(await banner(page).count()).toBe(0)
    expect(beacons(visit)).toBe(0)
    expect(visit.problems).toEqual([])
  },
)
