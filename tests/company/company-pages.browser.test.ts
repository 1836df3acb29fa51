import { expect, it } from 'vitest'
import { findViolations, overflowOf } from '#tests/helpers/axe.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()

// Pages whose path names what they show; all others are in pages.test.ts.
it.each([
  ['nl', '/blog/bankroll/'],
  ['global', '/nl/ggteam/kaito-lindqvist/'],
] as const)('%s %s reads well on a phone and on a desk', async (edition, path) => {
  const context = await shared.browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(shared.site.urlOf(edition) + path)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
    expect(await findViolations(page), `${width} px`).toEqual([])
  }
  await context.close()
})
