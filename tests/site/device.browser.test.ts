import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

it.each([
  {
    name: 'an iPad that calls itself a Mac',
    touchPoints: 5,
    userAgent: 'Macintosh; Intel Mac OS X 10_15_7',
    platform: 'ios',
  },
  { name: 'a Mac', touchPoints: 0, userAgent: 'Macintosh; Intel Mac OS X 10_15_7', platform: 'mac' },
  { name: 'a system without a client', touchPoints: 0, userAgent: 'X11; Linux x86_64', platform: null },
])('the document knows $name before the app has come', async ({ touchPoints, userAgent, platform }) => {
  const context = await shared.browser.newContext({ userAgent: `Mozilla/5.0 (${userAgent}) AppleWebKit/605.1.15` })
  const page = await context.newPage()
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => value })
  }, touchPoints)
  await page.route('**/assets/hydrate-*.js', () => new Promise(() => {}))
  await page.goto(shared.site.url)
  expect(await page.locator('html').getAttribute('data-platform')).toBe(platform)
  await context.close()
})
