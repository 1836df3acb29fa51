import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { openWithoutApp, refuseConsent, withPage } from '#tests/helpers/page-states.ts'

const shared = provideBrowserSite()

describe('the bar', () => {
  /** Pixels right of the page's middle at which the hero's lamp hangs on its cord. */
  const CORD = 337

  it.each([
    { editionId: 'nl', path: '/' },
    { editionId: 'global', path: '/' },
    { editionId: 'global', path: '/nl/' },
    { editionId: 'ca', path: '/' },
    { editionId: 'global', path: '/nl/over-ons/' },
  ] as const)('of $editionId $path stands in one line, beside the cord of the lamp', async ({ editionId, path }) => {
    await withPage(shared.browser, {}, async (page) => {
      await page.goto(shared.site.urlOf(editionId) + path)
      for (const width of [1244, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const boxes = await page
          .locator('header > div:first-child')
          .locator('> a, > nav > ul > li > a, > nav > ul > li > details > summary')
          .evaluateAll((items) =>
            items
              .map((item) => item.getBoundingClientRect())
              .filter((box) => box.width > 0)
              .map(({ left, right, height }) => ({ left, right, height })),
          )
        expect(boxes.length).toBeGreaterThan(6)
        for (const [index, { left, right, height }] of boxes.entries()) {
          expect(height).toBeLessThanOrEqual(48)
          expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
          if (path.length < 5) expect(left > width / 2 + CORD + 2 || right < width / 2 + CORD - 2).toBe(true)
        }
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
      }
    })
  })
})

it.each(['/', '/contact/'])(
  'the bar of %s takes a second line in place of sideways scrolling when text is twice as large',
  async (path) => {
    await withPage(shared.browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await openWithoutApp(page, shared.site.urlOf('global') + path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const edges = await page
        .locator('header > div:first-child a, header summary')
        // What a closed panel holds is not laid out.
        .evaluateAll((items) =>
          items.filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().right),
        )
      expect(edges.length).toBeGreaterThan(6)
      expect(Math.max(...edges)).toBeLessThanOrEqual(1280)
    })
  },
)

it('an open panel lies above the quick actions', async () => {
  await withPage(shared.browser, { viewport: { width: 1244, height: 600 } }, async (page) => {
    await refuseConsent(page.context(), shared.site.url)
    await openWithoutApp(page, shared.site.url)
    const download = (await page.locator('[data-quick-actions] a[href="/download/"]').boundingBox())!
    await page.locator('details[data-menu] > summary').first().click()
    const isAbove = await page.evaluate(
      ({ x, y, width, height }) =>
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('details[data-menu][open]') !== null,
      download,
    )
    expect(isAbove).toBe(true)
  })
})

it('nothing of the header stands on a picture when colours are chosen', async () => {
  const options = { viewport: { width: 390, height: 844 }, forcedColors: 'active' } as const
  await withPage(shared.browser, options, async (page) => {
    await openWithoutApp(page, shared.site.url)
    const background = await page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
    expect(background).toMatch(/^rgb\(/)
  })
})

it('an error page begins to say what is wrong in the first view of a telephone on its side', async () => {
  await withPage(shared.browser, { viewport: { width: 844, height: 390 } }, async (page) => {
    await openWithoutApp(page, `${shared.site.url}/nergens/`)
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThanOrEqual(390 - 60)
  })
})
