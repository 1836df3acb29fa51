import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it.each([
  { path: '/', world: 'stage', isPraising: true },
  { path: '/contact/', world: 'paper', isPraising: false },
])('the footer in the world $world shows awards and social pages: $isPraising', async ({ path, isPraising }) => {
  const { page } = own
  await page.goto(shared.site.url + path)
  const isVisible = (selector: string) => page.locator(`footer ${selector}`).isVisible()
  expect(await isVisible('li:has(img[src="/badges/award.svg"])')).toBe(isPraising)
  expect(await isVisible('a[href="https://www.instagram.com/"]')).toBe(isPraising)
  expect(await isVisible('li:has(img[src="/badges/licence.svg"])')).toBe(true)
})
