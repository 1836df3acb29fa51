import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from '#tests/helpers/browser.ts'
import { startDevelopmentSite, startSite } from '#tests/helpers/site.ts'
import { hydrated, type Visit, watchVisit } from '#tests/helpers/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe.each([
  { name: 'production', start: () => startSite() },
  // The one that reports attributes that differ.
  { name: 'development', start: startDevelopmentSite },
])('the $name build', ({ name, start }) => {
  let site: Awaited<ReturnType<typeof start>>
  let context: BrowserContext
  let page: Page
  let visit: Visit

  beforeAll(async () => {
    site = await start()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    context = await browser.newContext()
    page = await context.newPage()
    visit = watchVisit(page)
  })
  afterEach(() => context.close())

  it('hydrates home without a message, an error or a request for data that came with the page', async () => {
    await page.goto(site.url)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(visit.problems).toEqual([])
    expect(visit.dataRequests()).toEqual([])
    // In a dialog that nobody has opened.
    expect(visit.requests.filter((path) => path.includes('certificate'))).toEqual([])
    if (name === 'production') {
      // All requests there are: the document and what it names, each once; nothing was fetched by script.
      // What the browser calls other is the file of icons; the stylesheets are those of the choice behind the page.
      const types = [...visit.resourceTypes].filter((type) => type !== 'fetch')
      expect(types.toSorted()).toEqual(['document', 'font', 'image', 'other', 'script', 'stylesheet'])
      // The build's manifest comes when nobody needs anything else; perhaps it has come already.
      expect(visit.requests.toSorted()).toEqual([...new Set(visit.requests)].toSorted())
      expect(visit.documents).toEqual(['/'])
    }
  })

  it.each(['/_error/999/', '/nergens/', '/over-ons/?a=1#b'])('hydrates %s without a loop', async (path) => {
    await page.goto(site.url + path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    // The browser itself reports a document that answers 404.
    expect(visit.problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([])
    expect(visit.documents).toHaveLength(1)
    expect(visit.dataRequests()).toEqual([])
  })
})
