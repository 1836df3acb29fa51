import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { withPage } from '#tests/helpers/page-states.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/** Opens a page of the Dutch edition, waits until all of it is there, and forgets what was asked for until then. */
async function open(path: string): Promise<Page> {
  const { page, visit } = own
  await page.goto(shared.site.url + path)
  await hydrated(page)
  // Pictures come as a reader comes near.
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.waitForLoadState('networkidle')
  visit.requests.length = 0
  return page
}

/** What left the browser or stayed in it besides the page itself. */
const traces = async (page: Page) => ({
  // The app asks by itself whether there is a newer build.
  requests: own.visit.requests.filter((request) => !request.startsWith('/builds/')),
  path: new URL(page.url()).pathname + new URL(page.url()).search,
  kept: await page.evaluate(() => localStorage.length + sessionStorage.length),
})

describe('the eligibility check', () => {
  it('answers in the browser by keyboard, says so, keeps the focus and sends nothing', async () => {
    const page = await open('/streamermodus/controle/')
    await page.locator('#check input[value="youtube"]').check()
    await page.locator('#check-link').fill('youtube.com/@kaartenkoffie')
    await page.locator('#check-all').fill('veel')
    await page.locator('#check button[type="submit"]').focus()
    await page.keyboard.press('Enter')
    const status = page.locator('#check-result [role="status"]')
    await expect.poll(() => status.textContent()).toContain('1 van de 6 eisen')
    expect(await status.textContent()).toContain('Niet te lezen: 1')
    expect(await page.locator('#check-link').getAttribute('aria-describedby')).toContain('check-link-error')
    expect(await page.locator('#check-all').getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')

    await page.locator('#check-link').fill('https://youtu.be/dQw4w9WgXcQ')
    await page.keyboard.press('Tab')
    await expect.poll(() => status.textContent()).toContain('2 van de 6 eisen')
    expect(await traces(page)).toEqual({ requests: [], path: '/streamermodus/controle/', kept: 0 })
    const mail = new URL((await page.locator('#check-result a[href^="mailto:"]').getAttribute('href')) ?? '')
    expect(mail.pathname).toBe('klantenservice@kaartkamer.example')
    expect(mail.searchParams.get('body')).toContain('YouTube dQw4w9WgXcQ')

    await page.locator('#check button[type="reset"]').click()
    await expect.poll(() => status.textContent()).toContain('Zes eisen')
    expect(await page.locator('#check-link').inputValue()).toBe('')
  })
})

it('without a script, the check forgets what was sent to it', async () => {
  await withPage(shared.browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${shared.site.url}/streamermodus/controle/?h1=10&v1=12`)
    expect(await page.locator('#check-h1').inputValue()).toBe('10')
    await page.getByText('Wis alles').click()
    await page.waitForURL((url) => url.search === '')
    expect(await page.locator('#check-h1').inputValue()).toBe('')
  })
})

describe('the net-deposit room', () => {
  it('follows what is entered, stops at the stop, and leaves no trace', async () => {
    const page = await open('/responsible-gaming/limieten/')
    const status = page.locator('#net-deposit [role="status"]')
    await page.locator('#net-deposit-deposited').fill('899,99')
    await page.locator('#net-deposit-withdrawn').fill('200')
    await expect.poll(() => status.textContent()).toMatch(/Nog €\s0,01 tot de stop van €\s700/)
    await page.locator('#net-deposit-deposited').fill('900')
    await expect.poll(() => status.textContent()).toMatch(/De stop van €\s700 is bereikt/)
    await page.locator('#net-deposit-withdrawn').fill('601')
    await page.locator('#net-deposit-young').check()
    await expect.poll(() => status.textContent()).toMatch(/Nog €\s1 tot de stop van €\s300/)
    expect(await traces(page)).toEqual({ requests: [], path: '/responsible-gaming/limieten/', kept: 0 })
    // What cannot be read is not nothing: of it there is no room to tell.
    await page.locator('#net-deposit-withdrawn').fill('601 eur')
    await expect.poll(() => status.textContent()).toMatch(/^[^€]*: Dit is geen getal dat we kunnen lezen\.[^€]*$/)
  })
})

describe('the payout calculator', () => {
  it('reckons in the zone of the visitor, and tells the Monday in both', async () => {
    await withPage(shared.browser, { timezoneId: 'America/Toronto' }, async (page) => {
      await page.goto(`${shared.site.urlOf('global')}/streamer-mode/reward/`)
      await hydrated(page)
      await expect.poll(() => page.locator('#payout-zone').inputValue()).toBe('America/Toronto')
      await page.locator('#payout-sessions').fill('2026-11-22;19:00;2.50\n2026-11-22;18:59;10')
      await page.locator('#payout button[type="submit"]').click()
      const cells = page.locator('#payout-result tbody td')
      await expect.poll(() => cells.allTextContents()).toHaveLength(10)
      const texts = await cells.allTextContents()
      expect([texts[3], texts[4]].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
        'Mon 23 Nov, 00:00',
        'Sun 22 Nov, 19:00',
      ])
      expect(new URL(page.url()).search).toBe('')
    })
  })
})
