import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)
const hang = () => new Promise<void>(() => {})

/** Time runs five times as fast: what is waited for at most ten seconds is over in two. */
beforeEach(() =>
  own.context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 5)
    const later = window.setTimeout
    window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
      later(act, ms / 5, ...rest)) as typeof setTimeout
  }),
)

async function open(path: string): Promise<Page> {
  await own.page.goto(shared.site.url + path)
  await hydrated(own.page)
  return own.page
}

const search = (page: Page) => page.locator('a[data-action="search"]:visible').first().click()

it('follows the link to the search whose code never comes', async () => {
  await own.page.route('**/assets/search-dialog-*.js', hang)
  const page = await open('/contact/')
  await search(page)
  await shown(page, 'search')
})

it('leaves whoever has gone on to another page there when the code of the search is late', async () => {
  await own.page.route('**/assets/search-dialog-*.js', hang)
  const page = await open('/contact/')
  await search(page)
  await followToAboutUs(page)
  // Longer than the search is waited for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 11_000)))
  await shown(page, 'about-us')
  expect(new URL(page.url()).pathname).toBe('/over-ons/')
})

it('shows how to ask the server where the words of the search never come', async () => {
  await own.page.route('**/assets/search-nl-*.json', hang)
  const page = await open('/contact/')
  await search(page)
  const all = page.getByRole('button', { name: 'Toon alles op een pagina' })
  expect(await all.isVisible()).toBe(false)
  await page.getByRole('combobox').fill('wachtwoord')
  await all.click()
  await page.waitForURL('**/zoeken/?q=wachtwoord')
})

it('leaves a vote that has no answer to its form', async () => {
  await own.page.route('**/actions/help-vote', (route) =>
    route.request().isNavigationRequest() ? route.continue() : hang(),
  )
  const page = await open('/hulp/storten-en-opnemen/')
  await page.locator('#withdrawal-time').getByRole('button', { name: 'Ja' }).click()
  await page.waitForURL(/#thanks-withdrawal-time$/)
})

it('starts a download that it says begins, once, though a picture never comes', async () => {
  const { page, context } = own
  const started: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.webp$/, async (route) => {
    await released
    await route.abort()
  })
  await context.route('**/actions/download?*', (route) => {
    started.push(new URL(route.request().url()).search)
    return route.fulfill({ headers: { 'content-disposition': 'attachment; filename="client.bin"' }, body: 'client' })
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined })
  })
  await page.goto(`${shared.site.url}/download/?auto=1`, { waitUntil: 'domcontentloaded' })
  await page.locator('[data-panel="windows"]').getByRole('status').locator('a').waitFor()
  await expect.poll(() => started).toEqual(['?platform=windows'])
  release()
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(started).toHaveLength(1)
})

it.each([
  ['its payload', ['**/_payload.json*']],
  ['its payload and the question whether there is a network', ['**/_payload.json*', '**/builds/latest.json']],
])('shows the page that a step back leads to where %s has no answer', async (_, patterns) => {
  const page = await open('/contact/')
  await followToAboutUs(page)
  for (const pattern of patterns) await page.route(pattern, hang)
  await page.evaluate(() => history.back())
  await shown(page, 'contact')
  expect(await page.locator('[data-offline]').isVisible()).toBe(false)
})
