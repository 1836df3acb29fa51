import { expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const time = { at: Date.parse('2026-11-22T22:01:00Z') }
const shared = provideBrowserSite(async () => ({ overrides: { wallClock: { now: () => time.at } } }))
const own = provideVisit(shared)

it.each(['#huidig', ''])('looks again when it is asked to, at the address with "%s" behind it', async (hash) => {
  time.at = Date.parse('2026-11-22T22:01:00Z')
  await own.page.goto(`${shared.site.url}/netwerkstatus/${hash}`)
  await hydrated(own.page)
  const checked = own.page.locator('main p', { has: own.page.getByRole('link', { name: 'Kijk opnieuw' }) })
  const before = await checked.innerText()
  // It is looked at every five minutes.
  time.at += 5 * 60_000
  await checked.getByRole('link').click()
  await expect.poll(() => checked.innerText()).not.toBe(before)
})
