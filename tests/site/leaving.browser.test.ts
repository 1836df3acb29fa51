import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/** Does to what matches what Firefox and WebKit do: it stays on its way until another document is asked for, then it fails. */
async function failOnLeaving(page: Page, pattern: string): Promise<void> {
  const held: Route[] = []
  await page.route(pattern, (route) => void held.push(route))
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    await Promise.all(held.splice(0).map((request) => request.abort()))
    // Meanwhile the page that is left does about it what it does.
    const response = await route.fetch()
    await route.fulfill({ response })
  })
}

const ways = [
  {
    way: 'a link',
    to: '/contact/',
    leave: (page: Page) => page.locator('a[href="/contact/"]').first().click(),
  },
  {
    way: 'a link to a place',
    to: '/contact/#chat',
    leave: (page: Page) =>
      page
        .locator('a[href="/contact/"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => {
          link.hash = 'chat'
          link.click()
        }),
  },
  {
    way: 'a button that leads somewhere',
    to: '/download/?auto=1',
    leave: (page: Page) => page.locator('[data-action=download]:visible').first().click(),
  },
  {
    way: 'a form',
    to: '/contact/',
    leave: (page: Page) =>
      page.evaluate(() => {
        const form = document.createElement('form')
        form.action = '/contact/'
        document.body.append(form)
        form.requestSubmit()
      }),
  },
]

const browsers = [
  { browser: 'a browser that tells of the end of a page', isTold: true },
  { browser: 'WebKit on a telephone', isTold: false },
]

it.each(ways.flatMap((way) => browsers.map((browser) => ({ ...way, ...browser }))))(
  '$way leads away from a page whose app is still on its way, in $browser',
  async ({ to, leave, isTold }) => {
    const { page, visit } = own
    if (!isTold) {
      await page.addInitScript(() => addEventListener('beforeunload', (event) => event.stopImmediatePropagation()))
    }
    await failOnLeaving(page, '**/assets/hydrate-*.js')
    const asked = page.waitForRequest('**/assets/hydrate-*.js')
    await page.goto(`${shared.site.url}/over-ons/`)
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await asked
    await leave(page)
    await page.waitForURL((url) => url.pathname + url.search + url.hash === to)
    expect(visit.documents.slice(0, 2)).toEqual(['/over-ons/', to.replace(/#.*/, '')])
  },
)

it.each([
  { action: 'search', path: '/over-ons/', code: 'search-dialog' },
  { action: 'help-vote', path: '/hulp/account-en-verificatie/', code: 'send-vote' },
])('a link leads away while the code of $action is still on its way', async ({ action, path, code }) => {
  const { page, visit } = own
  await failOnLeaving(page, `**/assets/${code}-*.js`)
  const asked = page.waitForRequest(`**/assets/${code}-*.js`)
  await page.goto(shared.site.url + path)
  await hydrated(page)
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details')) answer.setAttribute('open', '')
  })
  await page.locator(`[data-action=${action}]:visible`).first().click()
  await asked
  await page.locator('a[href="/contact/"]').first().click()
  await shown(page, 'contact')
  expect(visit.documents).toEqual([path, '/contact/'])
})

it('a link leads away while a step back is still on its way', async () => {
  const { page, visit } = own
  const { url } = shared.site
  await page.goto(url)
  await hydrated(page)
  await followToAboutUs(page)
  await failOnLeaving(page, `${url}/_payload.json*`)
  const asked = page.waitForRequest(`${url}/_payload.json*`)
  await page.evaluate(() => history.back())
  await asked
  await page.locator('a[href="/contact/"]').first().click()
  await shown(page, 'contact')
  expect(visit.documents).toEqual(['/', '/contact/'])
})

it('a step back is not held up by a file that was asked for before', async () => {
  const { page } = own
  const { url } = shared.site
  await page.goto(url)
  await hydrated(page)
  await followToAboutUs(page)
  const headers = { 'content-disposition': 'attachment' }
  await page.route(`${url}/a-file`, (route) => route.fulfill({ headers, body: 'a file' }))
  const downloaded = page.waitForEvent('download')
  await page.evaluate(() => location.assign('/a-file'))
  await downloaded
  await page.route(`${url}/_payload.json*`, (route) => route.fulfill({ status: 503 }))
  await page.evaluate(() => history.back())
  await shown(page, 'index')
})
