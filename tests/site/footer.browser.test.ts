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

it.each([
  { width: 390, isFolded: true },
  { width: 820, isFolded: false },
])('folds its links at a width of $width: $isFolded', async ({ width, isFolded }) => {
  const { page } = own
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${shared.site.urlOf('global')}/contact/`)
  const folds = page.locator('footer details')
  await expect
    .poll(() => folds.evaluateAll((all) => all.map((fold) => fold.matches('[open]'))))
    .toEqual(Array.from({ length: 2 }, () => !isFolded))
  const links = page.locator('footer details a')
  expect(await links.first().isVisible()).toBe(!isFolded)
  // Where nothing folds, a title is no control.
  const titles = folds.locator('summary')
  expect(await titles.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))).toEqual(isFolded ? [0, 0] : [-1, -1])
  if (!isFolded) return
  await titles.first().press('Enter')
  await links.first().focus()
  // A telephone on its side, and back: nothing closes, least of all around what is focused.
  await page.setViewportSize({ width: 600, height: 390 })
  await page.setViewportSize({ width, height: 844 })
  expect(await links.first().isVisible()).toBe(true)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.setViewportSize({ width, height: 844 })
  expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true)
})

it('shows its links on a wide screen without JavaScript, and folds them on a telephone', async () => {
  const isShown = async (width: number) => {
    const page = await own.page
      .context()
      .browser()!
      .newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    try {
      await page.goto(`${shared.site.url}/contact/`)
      return await page.locator('footer details a').first().isVisible()
    } finally {
      await page.close()
    }
  }
  expect([await isShown(390), await isShown(820)]).toEqual([false, true])
})
