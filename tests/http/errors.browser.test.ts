import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followHere, hydrated, shown } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)
const heading = () => own.page.locator('h1').textContent()

describe('an error inside the app', () => {
  it('of a payload that has nothing to show leads to the same error page, and back to the page before', async () => {
    const { page } = own
    await page.route('**/_payload.json?*', async (route) => {
      const answer = await route.fetch()
      const payload = await answer.json()
      const missing = { type: 'static', id: 'lost', key: 'lost' }
      payload.page.sections = [missing]
      await route.fulfill({ json: payload })
    })
    await page.goto(`${shared.site.url}/contact/`)
    await hydrated(page)
    await followHere(page.locator('footer a[href="/over-ons/"]'))
    await shown(page, 'error')
    expect(await heading()).toBe('Even een time-out')
    expect(await page.locator('main').textContent()).toContain('Fout 500: onverwachte fout')
    await page.locator('[data-action="back"]').click()
    await shown(page, 'contact')
  })

  it('of a link to nowhere is the page of its status, with a way back', async () => {
    const { page } = own
    await page.goto(`${shared.site.url}/contact/`)
    await hydrated(page)
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/over-ons/"]')!.href = '/nergens/'
    })
    await page.locator('footer a[href="/nergens/"]').click()
    await shown(page, 'error')
    expect(await heading()).toBe('Verkeerd gedeeld')
    await page.locator('[data-action="back"]').click()
    await shown(page, 'contact')
  })
})

it('a page made for one visitor comes in several frames, which a browser reads to the end', async () => {
  const { page } = own
  await page.goto(`${shared.site.url}/contact/`)
  const [response] = await Promise.all([page.waitForResponse('**/nergens/'), page.goto(`${shared.site.url}/nergens/`)])
  expect(response.headers()['content-encoding']).toBe('zstd')
  // From a script: playwright asks anew where a document's bytes are no longer at hand.
  const text = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()))
  expect(text).toMatch(/<style [\s\S]*<h1[\s\S]*<\/html>$/)
  expect(await page.locator('html > body > footer, #root footer').count()).toBe(1)
})

it('has no way back that leads nowhere: without a script, and where only pages lie ahead', async () => {
  await own.page.goto(`${shared.site.url}/contact/`)
  const opened = own.page.waitForEvent('popup')
  await own.page.evaluate(() => void window.open('/nergens/'))
  // A tab of its own: nothing lies behind its first page.
  const page = await opened
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL(`${shared.site.url}/`)
  await page.goBack()
  await page.waitForURL(`${shared.site.url}/nergens/`)
  // The page back there is a document of its own: it may still be on its way.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(2)
  await page.locator('[data-action="back"]').click()
  await page.waitForURL(`${shared.site.url}/`)
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(`${shared.site.url}/nergens/`)
  expect(await still.locator('[data-action="back"]').isVisible()).toBe(false)
  await context.close()
})

it('the page of status 403 has a picture that says what it shows, and no way back', async () => {
  const { page } = own
  await page.goto(`${shared.site.url}/_error/403/`)
  const picture = page.getByRole('img', { name: 'Een gesloten deur achter een rood koord' })
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  expect(await page.locator('[data-action="back"]').count()).toBe(0)
})
