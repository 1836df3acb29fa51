import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RAKE_PERCENT, stakes } from '#shared/games/rake.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** Cents of an amount as either language writes it. */
function centsOf(text = ''): number {
  const [whole = '', cents = ''] = text.replace(/[^\d.,]/g, '').split(/[.,](?=\d\d$)/)
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents)
}

it.each([
  ['nl.localhost', '/spellen/cashtafels/', /€/],
  ['ca.localhost', '/games/cash-games/', /^\$|CA\$/],
  ['global.localhost', '/games/cash-games/', /\$/],
  ['global.localhost', '/nl/spellen/cashtafels/', /\$/],
])('%s%s has the caps of every table in its own currency, and pots that they fit', async (host, url, sign) => {
  const { body } = await site.app.inject({ url, headers: { host, 'user-agent': 'Googlebot/2.1' } })
  const { document } = parseHTML(body)
  const rowsOf = (id: string) =>
    [...document.querySelectorAll(`#${id} tbody tr`)].map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ''),
    )
  const tables = rowsOf('stakes')
  expect(tables).toHaveLength(stakes.length)
  for (const [index, [, , ...caps]] of tables.entries()) {
    expect(caps.join()).toMatch(sign)
    // Fewer players never pay more.
    expect(caps.map(centsOf).toSorted((a, b) => a - b)).toEqual(caps.map(centsOf))
    expect(caps.map(centsOf)).toEqual(stakes[index]?.caps.map((cap) => Math.round(cap * 100)))
  }
  const pots = rowsOf('examples').map((cells) => cells.map(centsOf))
  // No flop, no rake; and the same pot costs two players less than six.
  expect(pots[0]?.slice(2)).toEqual([125, 0, 125])
  expect(pots.slice(1).map(([, , , rake]) => rake)).toEqual([30, 60, 200, 50])
  for (const [, , pot = 0, rake = 0, rest] of pots) expect(rest).toBe(pot - rake)
})

it.each(['nl', 'en'])('the lesson in %s reckons with the percentage of the tables', (locale) => {
  const lesson = readFileSync(`data/pages/poker-strategy.${locale}.json`, 'utf8')
  expect(/Rake, (\d+)%/.exec(lesson)?.[1]).toBe(`${RAKE_PERCENT}`)
})
