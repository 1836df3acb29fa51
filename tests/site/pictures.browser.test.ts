import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

it.each(['/', '/spellen/spin-and-gold/', '/spellen/rush-and-cash/', '/promoties/', '/toernooien/'])(
  'the first picture of %s has for a telephone the pixels that it shows, and hardly more',
  async (path) => {
    const context = await shared.browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(shared.site.url + path)
    const picture = page.locator('main picture > img').first()
    const [pixels, shown] = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
      return [bitmap.width, image.getBoundingClientRect().width * devicePixelRatio] as const
    })
    expect(pixels).toBeGreaterThanOrEqual(shown)
    expect(pixels).toBeLessThan(shown * 1.05)
    await context.close()
  },
)
