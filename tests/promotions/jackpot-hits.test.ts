import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roomAt } from '#tests/helpers/room.ts'
import { startSite, type TestSite } from '#tests/helpers/site.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
let site: TestSite
beforeAll(async () => {
  site = await startSite({ overrides: { wallClock: { now: () => now } } })
})
afterAll(() => site.close())

/** Cents of an amount as either language writes it. */
const centsOf = (text = '') => Number(/[.,]\d\d$/.test(text) ? text.replace(/\D/g, '') : `${text.replace(/\D/g, '')}00`)

it.each([
  ['nl.localhost', '/promoties/jackpots/', 'GGPNL'],
  ['global.localhost', '/promotions/jackpots/', 'GGPGLOBAL'],
  ['global.localhost', '/nl/promoties/jackpots/', 'GGPGLOBAL'],
] as const)('%s%s lists every hit of the year, with its cards and what each got', async (host, url, siteId) => {
  const { body } = await site.app.inject({ url, headers: { host, 'user-agent': 'Googlebot/2.1' } })
  const { document } = parseHTML(body)
  const [jackpot] = roomAt('jackpots', siteId, now)
  if (!jackpot) throw new Error('no jackpot')
  const rows = [...document.querySelectorAll('[id="hits"] tbody tr')].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  )
  expect(jackpot.hits.length).toBeGreaterThan(3)
  const last = rows.shift()
  expect(centsOf(last?.[4])).toBe(Math.round(jackpot.amount * 100))
  expect(rows.map(([, lost, won, , ...amounts]) => [lost, won, ...amounts.map(centsOf)])).toEqual(
    jackpot.hits.map(({ loser, winner, amount, others }) => [
      expect.stringMatching(new RegExp(`${loser.player}$`)),
      expect.stringMatching(new RegExp(`${winner.player}$`)),
      ...[amount, loser.paid, winner.paid, others.paid].map((value) => Math.round(value * 100)),
    ]),
  )
  for (const [index, [, lost = '', , board = '']] of rows.entries()) {
    const hit = jackpot.hits[index]
    for (const code of hit?.loser.cards ?? []) expect(lost).toContain((code[0] ?? '').replace('T', '10'))
    expect(board.match(/[♠♥♦♣]/g)).toHaveLength(5)
  }
  const lead = (document.querySelector('[id="hits"]')?.textContent ?? '').replaceAll(/[.,](?=\d{3})/g, '')
  expect(lead).toContain(` ${jackpot.hits.length} `)
  expect(lead).toContain(`${jackpot.hands} `)
  expect(lead).toContain(`${Math.round(jackpot.hands / jackpot.hits.length)}`)
})
