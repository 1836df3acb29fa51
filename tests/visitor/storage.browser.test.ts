import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { signPreview } from '#server/visitor/preview-token.ts'
import { browserStorage, storageOf } from '#shared/site/browser-storage.ts'
import type { Edition, EditionId } from '#shared/site/editions.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'
import { interactiveSectionKinds } from '#shared/site/sections.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { loadGeneralSites } from '#tests/helpers/general-sites.ts'
import { provideGeoipDatabase } from '#tests/helpers/geoip-fixture.ts'
import { storedThings } from '#tests/helpers/stored-things.ts'
import { startVendors } from '#tests/helpers/vendors.ts'
import { abortFirst, hydrated, shown } from '#tests/helpers/visit.ts'

/** A dozen pages, each with everything on it. */
const TIMEOUT_MS = 180_000
const secret = 'a secret of thirty-two characters'
const database = provideGeoipDatabase({
  '192.0.2.0/24': { country: 'NL' },
  '192.0.3.0/24': { country: 'DE' },
  '192.0.5.0/24': { country: 'CA', region: 'ON' },
})
const vendors = await startVendors()
/** Every edition with a chat, and the global one with the dialog that is the alternative to Ontario's. */
const shared = provideBrowserSite(async () => {
  return {
    env: {
      GEOIP_DATABASE: database,
      TRUSTED_PROXIES: 'loopback',
      PREVIEW_SECRET: secret,
    },
    overrides: { sites: await loadGeneralSites(), changeSites: withSandboxVendors(vendors.url) },
  }
})
/** On Windows, whose installer starts by itself. */
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0'
let context: BrowserContext
let page: Page
beforeEach(async () => {
  context = await shared.browser.newContext({ reducedMotion: 'reduce', userAgent })
  page = await context.newPage()
})
afterEach(() => context.close())
afterAll(async () => {
  await vendors.close()
})

/** What a page of the Dutch edition has that does something in the browser: interactive sections, and the search. */
function interactiveKindsOf(id: string): string[] {
  const file = path.join(import.meta.dirname, `../../data/pages/${id}.nl.json`)
  if (id === 'search') return [id]
  if (!existsSync(file)) return []
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: { kind: string }[] }
  return sections
    .map(({ kind }) => kind)
    .filter((kind) => (interactiveSectionKinds as readonly string[]).includes(kind))
}

/** Set by `npm run quality`: every page that has something of the kind; else as few as have all of it. */
const isAll = process.env.QUALITY === 'all'
const seenKinds = new Set<string>()
const livePages = createPathTable({ table: routes, editionId: 'nl', locales: ['nl'] }).patterns.filter(
  ({ id, row }) => {
    if (row.topic === 'responsible-gaming') return false

    const isNew = interactiveKindsOf(id).some((kind) => isAll || !seenKinds.has(kind))
    for (const kind of interactiveKindsOf(id)) seenKinds.add(kind)
    return isNew
  },
)

/** Touches every control of a page once: writes, chooses and presses, as a visitor does who tries everything. */
async function tryEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tell = (control: Element) => {
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const control of document.querySelectorAll<HTMLInputElement>('main input')) {
      if (control.type === 'checkbox' || control.type === 'radio') control.click()
      else if (control.type !== 'hidden') control.value = control.type === 'number' ? '40' : 'https://twitch.tv/example'
      tell(control)
    }
    for (const choice of document.querySelectorAll<HTMLSelectElement>('main select')) {
      choice.selectedIndex = choice.options.length - 1
      tell(choice)
    }
    // Who leaves with a form stays here.
    document.addEventListener('submit', (event) => event.preventDefault())
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) button.click()
    for (const summary of document.querySelectorAll<HTMLElement>('main summary')) summary.click()
  })
}

/** Goes on to a page as a link in the text would. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
}

async function closeVisitorDialog(page: Page, name: string): Promise<void> {
  const dialog = page.locator(`#dialog-${name}`)
  await dialog.and(page.locator(':modal')).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

const isKept = (page: Page, name: string) => expect.poll(() => storedThings(page)).toContain(name)

/** Lifetimes by name in the cookie policy's table. */
async function readTable(page: Page): Promise<Map<string, string>> {
  const rows = await page
    .locator('#storage tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  return new Map(rows.map(([name = '', , , lifetime = '']) => [name, lifetime]))
}

/** Those that the browser has for cookies, in seconds. */
async function lifetimesOf(page: Page): Promise<Map<string, number>> {
  const cookies = await page.context().cookies(page.url())
  return new Map(cookies.map(({ name, expires }) => [name, expires - Date.now() / 1000]))
}

/** What an edition's visitors can find in their browser, as `cookie consent`. */
const thingsOf = (edition: Edition) => storageOf(edition).map(({ place, name }) => `${place} ${name}`)

/** Adds what is there now, which must be the edition's to keep. */
async function note(page: Page, edition: Edition, found: Set<string>): Promise<void> {
  for (const thing of await storedThings(page)) {
    expect(thingsOf(edition), page.url()).toContain(thing)
    found.add(thing)
  }
}
const editionOf = (id: EditionId) => ({ ...loaded[id], isSupportChat: true })
const loaded = Object.fromEntries(
  Object.entries((await loadGeneralSites()).byId).map(([id, { edition }]) => [id, edition]),
) as Record<EditionId, Edition>

describe('what is kept after a full visit', () => {
  it('in the Dutch edition is what its cookie policy lists, for as long as it says', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const url = shared.site.urlOf('nl')
    const edition = editionOf('nl')
    const found = new Set<string>()
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.5.1' })
    await page.route('**/actions/download*', (route) => route.fulfill({ status: 204 }))

    await page.goto(`${url}/download/`)
    await closeVisitorDialog(page, 'region-warning')
    await page.goto(`${url}/over-ons/`)
    await closeVisitorDialog(page, 'ontario')
    await hydrated(page)
    await page.locator('[data-consent-banner]').getByRole('button', { name: 'Toestaan' }).click()
    await page.locator('[data-consent-banner]').waitFor({ state: 'detached' })

    // Home's own tool does not come at first: the page is loaded anew, once.
    await abortFirst(page, '**/assets/format-finder-*.js')
    await page.goto(url)
    await hydrated(page)
    await isKept(page, 'tab reload')
    await note(page, edition, found)

    await page.goto(`${url}/download/?auto=1`)
    await isKept(page, 'tab download-started')
    await hydrated(page)
    // From here on a visitor whose law leaves no page out.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.1' })
    for (const { id, pattern } of livePages) {
      await follow(page, pattern)
      await shown(page, id)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await tryEverything(page)
    }
    // Whoever presses everything in the school takes their marks away again.
    await follow(page, '/pokerschool/spelregels/')
    await shown(page, 'poker-rules')
    const mark = page.getByRole('button', { name: 'Deze les heb ik gedaan' })
    // What a press does is asked elsewhere (poker-school.browser.test.ts): here one that a busy machine has lost comes again.
    const marked = async () => {
      if ((await mark.getAttribute('aria-pressed')) === 'false') await mark.click()
      return storedThings(page)
    }
    await expect.poll(marked).toContain('cookie lessons')
    await note(page, edition, found)
    await page.goto(`${url}/responsible-gaming/`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Chat met ons' }).click()
    await isKept(page, 'local chat-session')
    await tryEverything(page)
    await note(page, edition, found)
    const expires = Math.floor(Date.now() / 1000) + 3600
    const preview = { editionId: 'nl', country: 'NL', region: null, isWhitelisted: false, expires } as const
    const token = signPreview({ ...preview, date: '2026-12-01' }, secret)
    await page.goto(`${url}/preview?token=${token}`)
    await page.goto(`${url}/cookiebeleid/`)
    await note(page, edition, found)

    const table = await readTable(page)
    const listed = storageOf(edition)
    expect([...table.keys()]).toEqual(listed.map(({ name }) => name))
    // Everything that this edition can keep is there now, or was.
    expect(found).toEqual(new Set(thingsOf(edition)))
    const lifetimes = await lifetimesOf(page)
    for (const { name, place } of listed) {
      const seconds = lifetimes.get(name)
      const days = Math.round((seconds ?? 0) / 86_400)
      const expected = place === 'tab' ? 'tot je het tabblad sluit' : 'tot het gesprek wordt gewist'
      expect(table.get(name), name).toBe(
        place !== 'cookie' ? expected : days > 0 ? `${days} dagen` : `${Math.ceil((seconds ?? 0) / 3600)} uur`,
      )
    }
  })

  it('in the edition of two languages is a language that was chosen, too, and together they are all there is', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const url = shared.site.urlOf('global')
    const edition = editionOf('global')
    const found = new Set<string>()
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.5.1' })
    await page.goto(`${url}/about-us/`)
    await closeVisitorDialog(page, 'general-site')
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.3.1' })
    await page.goto(url)
    await closeVisitorDialog(page, 'region-warning')
    const selector = page.locator('header details[data-menu="region"]').first()
    await selector.locator('summary').press('Enter')
    const arrived = page.waitForURL('**/nl/')
    await selector.locator('a[data-action="choose-locale"]:text-is("Nederlands")').press('Enter')
    await arrived
    await isKept(page, 'cookie locale')
    await selector.locator('summary').press('Enter')
    const home = page.waitForURL(`${url}/`)
    await selector.locator('a[data-region="at"]').press('Enter')
    await home
    await isKept(page, 'cookie region')
    await note(page, edition, found)
    const dutch = thingsOf(editionOf('nl'))
    const further = thingsOf(edition).filter((thing) => !dutch.includes(thing))
    expect([...found]).toEqual(expect.arrayContaining(further))
    expect(new Set([...dutch, ...further])).toEqual(
      new Set(browserStorage.map(({ place, name }) => `${place} ${name}`)),
    )
    await page.goto(`${url}/nl/cookiebeleid/`)
    expect((await readTable(page)).get('locale')).toBe('365 dagen')
    expect(Math.round(((await lifetimesOf(page)).get('locale') ?? 0) / 86_400)).toBe(365)
  })
})
