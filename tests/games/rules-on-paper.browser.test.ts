import { describe, expect, it } from 'vitest'
import { provideBrowserSite, provideVisit } from '#tests/helpers/browser-site.ts'
import { hydrated } from '#tests/helpers/visit.ts'

const shared = provideBrowserSite()
const own = provideVisit(shared)

describe.each([
  [
    'nl',
    '/spellen/texas-holdem/',
    ['Blinds', 'Flop', 'Showdown', 'Hoeveel je mag inzetten', 'Wat er in Omaha anders is'],
  ],
  ['nl', '/spellen/omaha/', ['Blinds', 'Flop', 'Showdown', 'De pot als grens', 'Twee en drie']],
  ['global', '/games/texas-holdem/', ['Blinds', 'Flop', 'Showdown', 'How much you may bet', 'What Omaha changes']],
  ['global', '/games/omaha/', ['Blinds', 'Flop', 'Showdown', 'The pot as the limit', 'Two and three']],
] as const)('%s %s', (edition, path, parts) => {
  it('prints the rules on one sheet, with all hands drawn, whatever else the page has', async () => {
    const { page } = own
    await page.goto(shared.site.urlOf(edition) + path)
    await hydrated(page)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const main = page.locator('main')
    const seen = await main.innerText()
    for (const part of parts) expect(seen).toContain(part)
    // Ten hands, and the cards of each.
    const hands = main.locator('#order li')
    expect(await hands.count()).toBe(10)
    expect(await hands.locator('img:visible').count()).toBe(50)
    for (const name of ['#hand', '#related', '[data-action="print"]', '.no-print']) {
      expect(await main.locator(`${name}:visible`).count(), name).toBe(0)
    }
    expect(await page.locator('header:visible, footer:visible').count()).toBe(0)
  })

  it('has a button for it, and asks for no account', async () => {
    const { page } = own
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto(shared.site.urlOf(edition) + path)
    await hydrated(page)
    await page.locator('[data-action="print"]').click()
    expect(await page.locator('[data-printed]').count()).toBe(1)
  })
})
