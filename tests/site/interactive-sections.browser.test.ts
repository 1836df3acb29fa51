import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { followToAboutUs, hydrated, shown, staticHtml } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

describe('what goes wrong in an interactive section', () => {
  it('stays there when its HTML does not match', async () => {
    await own.page.route(`${shared.site.url}/`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const planted = body.replace(/(<legend[^>]*>)[^<]+/, '$1Iets anders')
      expect(planted).not.toBe(body)
      await route.fulfill({ response, body: planted })
    })
    await own.page.goto(shared.site.url)
    const before = await staticHtml(own.page)
    await hydrated(own.page)
    // React's number for text that differs: it was seen, or this test would show nothing.
    await expect.poll(() => own.visit.problems.join()).toContain('React error #418')
    expect(await own.page.locator('legend').textContent()).not.toBe('Iets anders')
    expect(await staticHtml(own.page)).toEqual(before)
    expect(await own.page.locator('main table').count()).toBeGreaterThan(0)
  })

  it('stays there when it throws', async () => {
    await own.page.route('**/assets/format-finder-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function FormatFinder() { throw new Error("planted") }',
      }),
    )
    await own.page.goto(shared.site.url)
    const before = await staticHtml(own.page)
    await hydrated(own.page)
    await own.page.waitForSelector('main [role=alert]')
    expect(own.visit.problems.join()).toContain('planted')
    expect(await own.page.locator('legend').count()).toBe(0)
    expect(await staticHtml(own.page)).toEqual(before)
    expect(await own.page.locator('main table').count()).toBeGreaterThan(0)
    await followToAboutUs(own.page)
  })
})

describe('styles', () => {
  it('are not loaded again when they came with the page', async () => {
    await own.page.goto(shared.site.url)
    await hydrated(own.page)
    await own.page.waitForLoadState('networkidle')
    const html = await (await own.context.request.get(shared.site.url)).text()
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    const stylesheets = () => own.visit.requests.filter((path) => path.endsWith('.css'))
    expect(stylesheets()).toEqual(linked)
    await followToAboutUs(own.page)
    const loaded = stylesheets()
    expect(loaded.length).toBeGreaterThan(linked.length)
    expect(loaded).toEqual([...new Set(loaded)])
    await own.page.goBack()
    await shown(own.page, 'index')
    expect(stylesheets()).toEqual(loaded)
  })
})
