import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

it.each([
  { path: '/', theme: 'dark', isPraising: true },
  { path: '/contact/', theme: 'light', isPraising: false },
])(
  'the footer in the theme $theme shows awards and social pages, and no help of its own: $isPraising',
  async ({ path, isPraising }) => {
    const { page } = own
    await page.goto(shared.site.url + path)
    const isVisible = (selector: string) => page.locator(`footer ${selector}`).isVisible()
    expect(await isVisible('li:has(img[src="/badges/award.svg"])')).toBe(isPraising)
    expect(await isVisible('a[href$="/instagram"]')).toBe(isPraising)
    expect(await isVisible('li:has(img[src="/badges/licence.svg"])')).toBe(true)
    // Home has said where there is help right above.
    expect(await isVisible('p:has(a[href="https://openovergokken.nl/"])')).toBe(!isPraising)
    expect(await page.locator('[data-help] a[href="https://openovergokken.nl/"]').count()).toBe(isPraising ? 1 : 0)
  },
)

it('all flags of the general edition are one file, and each is another part of it', async () => {
  const { page } = own
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${shared.site.urlOf('global')}/contact/`)
  const flags = page.locator('footer nav a > img')
  await flags.last().scrollIntoViewIfNeeded()
  const seen: string[] = []
  for (const flag of await flags.all()) {
    await flag.evaluate((image: HTMLImageElement) => image.decode())
    seen.push((await flag.screenshot()).toString('base64'))
  }
  expect(seen.length).toBeGreaterThan(15)
  expect(new Set(seen).size).toBe(seen.length)
  expect(asked.filter((path) => path.includes('flag'))).toEqual(['/flags.svg'])
})
