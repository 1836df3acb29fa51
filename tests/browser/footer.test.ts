import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it.each([
  { path: '/', world: 'stage', isPraising: true },
  { path: '/contact/', world: 'paper', isPraising: false },
])(
  'the footer in the world $world shows awards and social pages, and no help of its own: $isPraising',
  async ({ path, isPraising }) => {
    const { page } = own
    await page.goto(shared.site.url + path)
    const isVisible = (selector: string) => page.locator(`footer ${selector}`).isVisible()
    expect(await isVisible('li:has(img[src="/badges/award.svg"])')).toBe(isPraising)
    expect(await isVisible('a[href="https://www.instagram.com/"]')).toBe(isPraising)
    expect(await isVisible('li:has(img[src="/badges/licence.svg"])')).toBe(true)
    // Home has said where there is help right above.
    expect(await isVisible('p:has(a[href="https://openovergokken.nl/"])')).toBe(!isPraising)
    expect(await page.locator('[data-help] a[href="https://openovergokken.nl/"]').count()).toBe(isPraising ? 1 : 0)
  },
)
