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

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a link': (page) => page.locator('a[href="/contact/"]').first().click(),
  'a form': async (page) => {
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.action = '/contact/'
      document.body.append(form)
      form.requestSubmit()
    })
  },
}

it.each(Object.entries(ways))('%s leads away from a page whose app is still on its way', async (_, leave) => {
  const { page, visit } = own
  await failOnLeaving(page, '**/assets/hydrate-*.js')
  await page.goto(`${shared.site.url}/over-ons/`)
  const asked = page.waitForRequest('**/assets/hydrate-*.js')
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await asked
  await leave(page)
  await shown(page, 'contact')
  expect(visit.documents).toEqual(['/over-ons/', '/contact/'])
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
