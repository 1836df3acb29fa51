import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { provideBrowserSite } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const shared = provideBrowserSite(async () => ({ overrides: { wallClock: { now: () => now } } }))

const shownOf = (timetable: Locator, name: string) =>
  timetable
    .locator('tbody tr:visible')
    .evaluateAll((rows, attribute) => rows.map((row) => row.getAttribute(attribute)), `data-${name}`)

it('the timetable is filtered without any code', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/`)
  const timetable = page.locator('#schedule')
  const all = await timetable.locator('tbody tr').count()
  for (const name of ['format', 'band', 'currency']) {
    const inputs = timetable.locator(`[data-filter="${name}"]`)
    const values = await inputs.evaluateAll((found) => found.map((input) => input.getAttribute('value') ?? ''))
    let sum = 0
    for (const value of values.filter((one) => one !== '')) {
      await timetable.locator(`label:has([data-filter="${name}"][value="${value}"])`).click()
      const shown = await shownOf(timetable, name)
      expect(new Set(shown), `${name} ${value}`).toEqual(new Set([value]))
      // Nothing of another month stands below a day's name.
      const nameless = await timetable
        .locator('tbody tr:visible')
        .evaluateAll(
          (rows) =>
            rows.filter((row) => !row.closest('details, #on-day')?.querySelector('h3')?.checkVisibility()).length,
        )
      expect(nameless, `${name} ${value}`).toBe(0)
      sum += shown.length
    }
    // Every tournament has one value of each.
    expect(sum, name).toBe(all)
    await timetable.locator(`label:has([data-filter="${name}"][value=""])`).click()
    // Without a choice, those of the first day alone are open.
    const open = timetable.locator('tbody tr:visible')
    expect(await open.count()).toBe(await timetable.locator('#on-day tbody tr').count())
    const days = await open.evaluateAll((rows) => rows.map((row) => row.querySelector('th, td')?.textContent))
    expect(new Set(days).size).toBe(1)
  }
  // Two choices hold at once.
  await timetable.locator('label:has([value="freezeout"])').click()
  await timetable.locator('label:has([data-filter="currency"][value="USD"])').click()
  expect(new Set(await shownOf(timetable, 'currency'))).toEqual(new Set(['USD']))
  expect(new Set(await shownOf(timetable, 'format'))).toEqual(new Set(['freezeout']))
  // What is shown cannot be folded, by keyboard either.
  const focused = await timetable.locator('summary').evaluateAll((all) =>
    all.filter((summary) => {
      ;(summary as HTMLElement).focus()
      return summary === document.activeElement
    }),
  )
  expect(focused).toHaveLength(0)
  await context.close()
})

it('with code it tells the visitor’s own time beside UTC, and says how many are left', async () => {
  const context = await shared.browser.newContext({ timezoneId: 'Australia/Sydney', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/`)
  const timetable = page.locator('#schedule')
  // Filtered before the code has come: that counts too.
  await timetable.locator('label:has([value="omaha"])').click()
  const first = timetable.locator('tbody tr:visible').first()
  await first.locator('time', { hasText: '01:00' }).waitFor()
  expect((await first.locator('td').nth(1).innerText()).replace(/\s+/g, ' ')).toContain('01:00 vr 14:00 UTC')
  const left = await timetable.locator('tbody tr:visible').count()
  await timetable.locator('[role="status"]', { hasText: new RegExp(`^${left} van`) }).waitFor()
  await context.close()
})

it('what a calendar leads to is shown, also below a fold', async () => {
  const page = await shared.browser.newPage()
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/`)
  const last = page.locator('#schedule tbody tr').last()
  expect(await last.isVisible()).toBe(false)
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/#${await last.getAttribute('id')}`)
  await last.waitFor({ state: 'visible' })
  await page.close()
})

it.each([true, false])(
  'a choice is in the address, which brings it back, and is cleared (scripts: %s)',
  async (javaScriptEnabled) => {
    const context = await shared.browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const address = `${shared.site.urlOf('nl')}/toernooien/rooster/`
    await page.goto(javaScriptEnabled ? address : `${address}?format=omaha`)
    const timetable = page.locator('#schedule')
    if (javaScriptEnabled) {
      await hydrated(page)
      await timetable.locator('label:has([data-filter="format"][value="omaha"])').click()
      await expect.poll(() => new URL(page.url()).search).toBe('?format=omaha')
      await page.goto(`${shared.site.urlOf('nl')}/contact/`)
      await page.goBack()
      await hydrated(page)
    }
    await expect.poll(async () => new Set(await shownOf(timetable, 'format'))).toEqual(new Set(['omaha']))
    await timetable.getByRole('link', { name: 'Wis de keuze' }).click()
    await expect.poll(async () => (await shownOf(timetable, 'format')).length).toBeGreaterThan(0)
    await expect.poll(() => timetable.locator('[data-filter]:not([value=""]):checked').count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
    await context.close()
  },
)

it('without code a choice is cleared where it was not served, and a count of another choice is not told', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const address = `${shared.site.urlOf('nl')}/toernooien/rooster/`
  await page.goto(address)
  const timetable = page.locator('#schedule')
  const found = timetable.locator('[role="status"]')
  const omaha = timetable.locator('label:has([data-filter="format"][value="omaha"])')
  await omaha.click()
  expect(await found.isVisible()).toBe(false)
  await timetable.getByText('Wis de keuze').click()
  expect(await timetable.locator('[data-filter]:not([value=""]):checked').count()).toBe(0)
  expect(await found.isVisible()).toBe(true)
  await page.goto(`${address}?format=omaha`)
  const left = await timetable.locator('tbody tr:visible').count()
  expect(await found.innerText()).toMatch(new RegExp(`^${left} van`))
  await timetable.locator('label:has([data-filter="format"][value=""])').click()
  expect(await found.isVisible()).toBe(false)
  await context.close()
})

it('a choice that no tournament has is none, from the first', async () => {
  const context = await shared.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const found = page.locator('#schedule [role="status"]')
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/`)
  const all = await found.innerText()
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/?format=foo`)
  expect(await found.innerText()).toBe(all)
  await context.close()
})

it('follows the address back, and keeps the keyboard where a choice is cleared', async () => {
  const context = await shared.browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${shared.site.urlOf('nl')}/toernooien/rooster/`)
  await hydrated(page)
  const timetable = page.locator('#schedule')
  const formats = async () => [...new Set(await shownOf(timetable, 'format'))]
  const search = () => new URL(page.url()).search
  await timetable.locator('label:has([data-filter="format"][value="omaha"])').click()
  await expect.poll(search).toBe('?format=omaha')
  await page.evaluate(() => location.assign('#schedule'))
  await timetable.locator('label:has([data-filter="format"][value="freezeout"])').click()
  await expect.poll(search).toBe('?format=freezeout')
  expect(await formats()).toEqual(['freezeout'])
  await page.goBack()
  await expect.poll(search).toBe('?format=omaha')
  await expect.poll(formats).toEqual(['omaha'])
  const left = await timetable.locator('tbody tr:visible').count()
  await timetable.locator('[role="status"]', { hasText: new RegExp(`^${left} van`) }).waitFor()
  await timetable.locator('[type="reset"]').press('Enter')
  await expect.poll(search).toBe('')
  expect(await page.evaluate(() => document.activeElement?.matches('#schedule [data-filter]'))).toBe(true)
  await context.close()
})
