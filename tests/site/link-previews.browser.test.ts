import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

/** The schedule with every fold open: late in the evening nearly all of its rows are in one. */
async function openSchedule(page: Page): Promise<void> {
  await page.goto(`${shared.site.url}/toernooien/rooster/`)
  await hydrated(page)
  // Rows move to other days with the visitor's time zone, and the focus would be lost with one of them.
  await expect.poll(() => page.locator('main').textContent()).toContain('Tijden in jouw tijdzone')
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true
  })
}

it('is one, however slowly it comes and however often one comes back to its link, and goes with the pointer', async () => {
  const { page } = own
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/__nuxt_island/**', async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  let answered = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes('/__nuxt_island/')) answered += 1
  })
  await openSchedule(page)
  const link = page.locator('a[href^="/api/calendar/"][href*=".ics"]').nth(2)
  await link.scrollIntoViewIfNeeded()
  const preview = page.locator('[data-link-preview]')
  for (const count of [1, 2]) {
    await link.hover()
    await expect.poll(() => asked).toBe(count)
    if (count === 1) await page.mouse.move(2, 300)
  }
  release()
  await preview.first().waitFor()
  await expect.poll(() => answered).toBe(2)
  expect(await preview.count()).toBe(1)
  expect(await link.getAttribute('aria-describedby')).toBe(await preview.getAttribute('id'))
  await page.mouse.move(2, 300)
  await expect.poll(() => preview.count()).toBe(0)
  expect(await link.getAttribute('aria-describedby')).toBeNull()
})

it('shows what a link to a tournament or a clause leads to, until Escape or another place', async () => {
  const { page, visit } = own
  await openSchedule(page)
  const preview = page.locator('[data-link-preview]')
  await page.locator('a[href^="/api/calendar/"][href*=".ics"]').nth(2).focus()
  await preview.waitFor()
  expect(await preview.getAttribute('role')).toBe('tooltip')
  expect(await preview.textContent()).toContain('UTC')
  await page.keyboard.press('Escape')
  expect(await preview.count()).toBe(0)

  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/terms-conditions/#c-1.1'
    link.textContent = '1.1'
    document.getElementById('main')?.prepend(link)
    link.focus()
  })
  // A pointer that passes, and a page that scrolls, leave what the focus holds.
  await page.mouse.move(900, 600)
  await preview.waitFor()
  expect(await preview.textContent()).toContain('1.1')
  const distance = () =>
    preview.evaluate((element) => {
      const link = document.querySelector('#main a')
      return Math.round(element.getBoundingClientRect().top - (link?.getBoundingClientRect().bottom ?? 0))
    })
  const placed = await distance()
  await page.mouse.wheel(0, 60)
  await page.waitForFunction(() => window.scrollY > 0)
  await expect.poll(distance).toBe(placed)
  await page.locator('#main a').nth(1).focus()
  await expect.poll(() => preview.count()).toBe(0)
  expect(visit.requests.filter((path) => path.startsWith('/__nuxt_island/'))).toHaveLength(2)
  expect(visit.problems).toEqual([])
})
