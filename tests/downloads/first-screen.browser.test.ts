import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

it.each([
  [390, 844],
  [1440, 900],
])(
  'the download page shows its room and, all the same, its button in a first screen of %i × %i',
  async (width, height) => {
    const page = await shared.browser.newPage({ viewport: { width, height } })
    await page.goto(`${shared.site.url}/download/`)
    const [room] = await page
      .locator('main picture img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const button = await page.locator('[data-installer]:visible').first().boundingBox()
    await page.close()
    expect(room).toBeLessThan(height / 4)
    expect(button && button.y + button.height).toBeLessThan(height)
  },
)
