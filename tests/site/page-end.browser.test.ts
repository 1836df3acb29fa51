import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findPrintFaults } from '#scripts/quality/visit/print-checks.ts'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'

const shared = provideBrowserSite()
const dark = ['/spellen/spin-and-gold/', '/spellen/', '/promoties/', '/toernooien/', '/pokerschool/', '/download/']

/** What the eye comes to right before the foot of the site. */
const endOf = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('#root footer')!
    footer.scrollIntoView({ block: 'end' })
    scrollBy(0, footer.getBoundingClientRect().top - innerHeight / 2)
    const { top } = footer.getBoundingClientRect()
    const end = document.elementFromPoint(innerWidth / 2, top - 4)!
    const { left, right, bottom, height } = end.getBoundingClientRect()
    return {
      isDrawn: getComputedStyle(end).backgroundImage.includes('gradient') && end.textContent === '',
      isAcross: left === 0 && right === document.documentElement.clientWidth,
      isOnFoot: Math.abs(bottom - top) < 1,
      isSeen: height > 60,
    }
  })

it.each(dark)('%s ends at a table, from edge to edge and down to the paper', { timeout: 30_000 }, async (path) => {
  const page = await shared.browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(shared.site.url + path)
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await endOf(page), `${width} px`).toEqual({ isDrawn: true, isAcross: true, isOnFoot: true, isSeen: true })
  }
  // On paper nothing is left of it, nor of any other light.
  expect(await findPrintFaults(page)).toEqual([])
  await page.close()
})

it.each(['/nergens/', '/_error/403/', '/_error/500/'])('%s stands at one table: its own', async (path) => {
  const page = await shared.browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(shared.site.url + path)
  expect(await page.evaluate(() => document.querySelectorAll('#root main ~ * > :empty').length)).toBe(0)
  expect((await endOf(page)).isDrawn).toBe(false)
  await page.close()
})
