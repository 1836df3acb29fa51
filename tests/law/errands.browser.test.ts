import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addresses, closeDialog, type Place, provideErrands } from '#tests/helpers/errands.ts'
import { hydrated, shown } from '#tests/helpers/visit.ts'

const { shared, errand } = provideErrands()

const ontario = [/In Ontario only registered/, /In Ontario mogen alleen/] as const
const dutch = [/requires a Dutch licence/, /is een Nederlandse vergunning nodig/] as const

/** What the site answers somebody in a place at an address that a page of the general edition named. */
async function answerOf(url: string, from: Place, part: 'body' | 'location'): Promise<string> {
  const headers = { host: 'global.localhost', 'x-forwarded-for': addresses[from] }
  const answer = await shared.site.app.inject({ url, headers })
  return part === 'body' ? answer.body : String(answer.headers.location)
}

/** Whether a click asks for an address of another site, which is none here. */
async function leadsTo(page: Page, url: string, click: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForRequest(url), click()])
}

errand(
  'somebody in Toronto reads why, and is led to the site that serves them, with the query',
  'toronto',
  async (it) => {
    const { page, open, inWords } = it
    const sibling = page.locator('main a[href="/actions/edition/ca"]')
    const refused = await open('/sign-up/', '/aanmelden/')
    expect(refused?.status()).toBe(403)
    expect(await page.locator('[data-reason]').textContent()).toMatch(inWords(...ontario))
    expect(await sibling.isVisible()).toBe(true)

    await open('/download/?utm_source=mail', '/download/?utm_source=mail')
    expect(await page.locator('[data-reason]').textContent()).toMatch(inWords(...ontario))
    // The dialog about Ontario's site may lie over it.
    await closeDialog(page)
    await leadsTo(page, 'https://kaartkamer-ca.example/?utm_source=mail', () => sibling.click())
  },
)

errand(
  'somebody in the Netherlands closes the warning, and finds the Dutch site all the same',
  'netherlands',
  async (it) => {
    const { page, open, inWords } = it
    await open('/', '/')
    const warning = page.locator('#dialog-region-warning')
    expect(await warning.textContent()).toMatch(inWords(...dutch))
    expect(await warning.locator('a[href="/actions/edition/nl"]').isVisible()).toBe(true)
    expect(await page.locator('main').textContent()).not.toContain('$600')
    await closeDialog(page)
    await page
      .locator('footer')
      .getByRole('link', { name: inWords('Why am I seeing this?', 'Waarom zie ik dit?') })
      .click()
    await shown(page, 'region-explanation')
    const sibling = page.locator('main a[href="/actions/edition/nl"]').first()
    expect(await sibling.isVisible()).toBe(true)
    await open('/download/', '/download/')
    expect(await page.locator('main [data-reason]').textContent()).toMatch(inWords(...dutch))
    await leadsTo(page, 'https://kaartkamer-nl.example/', () => sibling.click())
  },
)

errand('somebody in Vancouver signs up as one of 19 or older', 'vancouver', async ({ page, open }) => {
  await open('/sign-up/', '/aanmelden/')
  expect(await page.locator('main form').textContent()).toMatch(/19 (?:or older|jaar)/)
})

errand(
  'somebody in Toronto takes a series to their calendar, and no freeroll with it',
  'toronto',
  async ({ page, open }) => {
    await open('/tournaments/schedule/', '/toernooien/rooster/')
    await closeDialog(page)
    const url = await page.locator('main a[href^="/api/"][href*="/calendar/daily"]').first().getAttribute('href')
    // Not by the browser, whose downloads do not come from where its pages do.
    const text = await answerOf(url ?? '', 'toronto', 'body')
    expect(text).toContain('BEGIN:VEVENT')
    expect(text).not.toMatch(/freeroll/i)
  },
)

errand(
  'somebody on a telephone reads what a file asks for before it comes; on a computer the file is the one told of',
  'malta',
  async (it) => {
    const { page, open, inWords, device, hasScripts } = it
    await open('/', '/')
    const started: string[] = []
    page.on('download', (download) => started.push(download.url()))
    await page
      .locator('main [data-action="download"]:visible')
      .first()
      .evaluate((button: HTMLElement) => button.click())
    await page.waitForURL(/\/download\/$/)
    expect(started).toEqual([])
    const main = page.locator('main')
    expect(await main.textContent()).toMatch(inWords(/no app for Linux|Linux/, /Voor Linux is er geen app/))
    const android = await page.locator('#check [data-panel="android"]').textContent()
    for (const words of inWords(
      ['unknown', 'fingerprint', 'sha256sum'],
      ['onbekende bronnen', 'ingerafdruk', 'sha256sum'],
    )) {
      expect(android?.toLowerCase()).toContain(words.toLowerCase())
    }
    const first = page.locator('[data-installer]:visible, main a[href^="/actions/download"]:visible').first()
    const href = (await first.getAttribute('href')) ?? ''
    if (device === 'phone' && !hasScripts) expect(href).not.toContain('windows')
    const platform = new URL(href, 'https://x.example').searchParams.get('platform') ?? ''
    const location = await answerOf(href, 'malta', 'location')
    const file = new URL(location).pathname.split('/').at(-1) ?? ''
    const told = await page.locator(`#check [data-panel="${platform}"]`).textContent()
    if (file.includes('.')) expect(told).toContain(file)
  },
)

errand('somebody signs up, and is told beside each field what is missing', 'malta', async (it) => {
  const { page, open, inWords, hasScripts } = it
  await open('/sign-up/', '/aanmelden/')
  const form = page.locator('main form')
  if (hasScripts) await expect.poll(() => form.evaluate((one: HTMLFormElement) => one.noValidate)).toBe(true)
  await form.locator('button[type="submit"]').click()
  if (hasScripts) {
    const missing = inWords('Your email address is missing.', 'Je e-mailadres ontbreekt.')
    expect(await page.locator('[data-error-summary] li').first().textContent()).toBe(missing)
    expect(await page.locator('main form [aria-invalid="true"]').count()).toBe(3)
    expect(await page.locator('#email-error').textContent()).toContain(missing)
  } else {
    // The browser's own words, in the language of the browser.
    expect(await page.locator('main form input:invalid').count()).toBe(3)
    expect(page.url()).toMatch(/sign-up|aanmelden/)
  }
  const links = await form.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const part of ['terms-conditions/', 'privacy-policy/', 'bonus-restrict', '#c-']) {
    expect(
      links.some((href) => href.includes(part)),
      part,
    ).toBe(true)
  }
  expect(await form.locator('ol li').count()).toBeGreaterThan(1)
})

errand('somebody with an account finds where to log in', 'malta', async ({ page, open, device }) => {
  await open('/contact/', '/contact/')
  const logIn = page.locator('a[href$="/log-in"]:visible')
  if (device === 'phone') await page.locator('button[popovertarget="site-menu"]').first().click()
  await logIn.first().waitFor()
  expect(await logIn.count()).toBe(1)
})

// Only the Dutch edition asks, and it has one language.
errand(
  'somebody refuses what is asked for, and is neither alarmed nor asked again',
  'netherlands',
  async ({ page, hasScripts }) => {
    await page.goto(`${shared.site.urlOf('nl')}/over-ons/`)
    if (hasScripts) await hydrated(page)
    const question = page.locator('[data-consent-banner]')
    await question.getByRole('button', { name: 'Weigeren' }).click()
    await question.waitFor({ state: 'detached' })
    if (hasScripts) {
      const told = page.locator('[data-toast="consent"]')
      await told.waitFor()
      expect(await page.locator('[role="alert"]:visible').count()).toBe(0)
      await told.waitFor({ state: 'detached', timeout: 9_000 })
    }
    await page.goto(`${shared.site.urlOf('nl')}/cookiebeleid/`)
    const asked = page.getByRole('switch')
    expect(await asked.count()).toBeGreaterThan(0)
    for (const one of await asked.all()) expect(await one.getAttribute('name')).not.toBe('marketing')
    expect(await page.getByRole('switch', { name: 'Statistiek' }).isChecked()).toBe(false)
  },
)
