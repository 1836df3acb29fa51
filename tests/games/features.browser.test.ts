import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

async function visit(options: BrowserContextOptions, check: (page: Page) => Promise<void>): Promise<void> {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(`${shared.site.url}/#features`)
  await check(page)
  await context.close()
}

/** Names of the items that are open, and the pictures that are seen. */
const shown = (page: Page) =>
  page.locator('#features').evaluate((section) => ({
    names: [...section.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent),
    pictures: [...section.querySelectorAll('img')]
      .filter((image) => image.checkVisibility() && image.width > 0)
      .map((image) => image.src.replace(/.*feature-(.*?)(-2x)?-.{10}\.webp$/, '$1')),
  }))

describe('the list of features', () => {
  it.each([
    { when: 'on a wide screen', viewport: { width: 1440, height: 900 } },
    { when: 'on a phone', viewport: { width: 390, height: 844 } },
  ])('changes its picture by keyboard, without JavaScript, $when', async ({ viewport }) => {
    await visit({ viewport, javaScriptEnabled: false }, async (page) => {
      expect(await shown(page)).toEqual({ names: ['Handanalyse'], pictures: ['hand-analysis'] })
      await page.locator('#features summary').first().focus()
      // The link of the item that is open stands between its name and the next.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => shown(page)).toEqual({ names: ['Splash in de pot'], pictures: ['splash'] })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect.poll(() => shown(page)).toEqual({ names: ['Korte videoreacties'], pictures: ['video-reactions'] })
    })
  })

  it('stands beside its picture on a wide screen, and moves nothing below it', async () => {
    await visit({ viewport: { width: 1440, height: 900 } }, async (page) => {
      const section = page.locator('#features')
      const height = (await section.boundingBox())?.height
      const closed = (await section.locator('summary').all()).slice(1)
      expect(closed).toHaveLength(5)
      for (const summary of closed) {
        await summary.click()
        const [picture, text] = [await section.locator('[open] img').boundingBox(), await summary.boundingBox()]
        expect(picture?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
        expect((await section.boundingBox())?.height).toBe(height)
      }
    })
  })
})
