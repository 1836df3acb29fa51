import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectedValue } from '#shared/poker/expected-value.ts'
import { handChances } from '#shared/poker/hand-chances.ts'
import type { SectionContent, SectionKind } from '#shared/site/sections.ts'
import { feeBands, feeOf } from '#shared/tournaments/fees.ts'

const folder = new URL('../../data/pages/', import.meta.url)
type Section = { [K in SectionKind]: { id: string; kind: K } & SectionContent<K> }[SectionKind]

const sections = readdirSync(folder).flatMap((file) =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { sections: Section[] }).sections.map((section) => ({
    page: file.replace('.json', ''),
    section,
  })),
)
const sectionsOf = <K extends SectionKind>(kind: K) =>
  sections.flatMap(({ page, section }) =>
    section.kind === kind ? [{ page, section: section as Extract<Section, { kind: K }> }] : [],
  )
const plotOf = (page: string) => {
  const found = sectionsOf('chance-plot').find((plot) => plot.page === page)
  if (!found) throw new Error(`No plot on ${page}`)
  return found.section
}
/** A hand before the flop takes a second to work out, and both languages tell the same ones. */
const worked = new Map<string, string[]>()
function chancesOf(hands: string[][], board: string[]): string[] {
  const key = JSON.stringify([hands, board])
  const chances = worked.get(key) ?? handChances(hands, board).map((share) => (share * 100).toFixed(1))
  worked.set(key, chances)
  return chances
}

describe('hands told on pages', () => {
  const hands = sectionsOf('worked-example').filter(({ section }) => section.hand)
  it('there are some', () => expect(hands.length).toBeGreaterThanOrEqual(6))

  it.each(hands)('$page tells true chances', ({ section }) => {
    const { players, streets } = section.hand ?? { players: [], streets: [] }
    for (const [index] of streets.entries()) {
      const board = streets.slice(0, index + 1).flatMap(({ cards }) => cards)
      const told = players.map(({ chances }) => chances[index]?.toFixed(1))
      const cards = players.map((player) => player.cards)
      expect(told, board.join(' ')).toEqual(chancesOf(cards, board))
    }
  })

  const symbols: Record<string, string> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }
  const readHand = (text: string) =>
    text.split(' ').map((card) => card.slice(0, -1) + (symbols[card.slice(-1)] ?? card.slice(-1)))
  it.each(['all-in-or-fold.nl', 'all-in-or-fold.en'])('%s tells true duels', (page) => {
    for (const { label = '', count } of plotOf(page).rows) {
      expect((count / 10).toFixed(1), label).toBe(chancesOf(label.split(' – ').map(readHand), [])[0])
    }
  })
})

describe('how much may be bet', () => {
  const sumOf = (page: string) => {
    const { sum } =
      sectionsOf('worked-example').find((found) => found.page === page && found.section.id === 'limits')?.section ?? {}
    return [...(sum?.lines ?? []), ...(sum ? [sum.result] : [])].map(({ text }) => Number(text))
  }

  it.each(['texas-holdem.nl', 'texas-holdem.en'])('%s: a raise is as large as the one before', (page) => {
    const [bigBlind = 0, raisedTo = 0, ...rest] = sumOf(page)
    const raise = raisedTo - bigBlind
    expect(rest).toEqual([raise, raise, raisedTo + raise])
  })

  it.each(['omaha.nl', 'omaha.en'])('%s: the pot after the call is what one may add to it', (page) => {
    const [before = 0, bet = 0, ...rest] = sumOf(page)
    const pot = before + 2 * bet
    expect(rest).toEqual([bet, pot, bet + pot])
  })
})

describe('chances told on pages', () => {
  const whole = ['spin-and-gold', 'mystery-battle-royale'].flatMap((id) => [`${id}.nl`, `${id}.en`])
  it.each(whole)('%s leaves no turn without an outcome', (page) => {
    const { rows, per } = plotOf(page)
    expect(rows.reduce((total, { count }) => total + count, 0)).toBe(per)
  })

  it.each([
    ['spin-and-gold', 2.79],
    // The whole fee is missing from the half that the envelopes are.
    ['mystery-battle-royale', 1 - feeBands[0].percent / 100],
    ['rush-and-cash', 0.0006],
    ['splash', 0.255],
  ])('%s is worth what its example says', (id, value) => {
    for (const locale of ['nl', 'en']) {
      const { rows, per } = plotOf(`${id}.${locale}`)
      expect(expectedValue(rows, per)).toBeCloseTo(value, 12)
    }
  })

  it.each(['mystery-battle-royale.nl', 'mystery-battle-royale.en'])('%s divides what the fee leaves', (page) => {
    const read = (text: string) => Number(text.replace('−', '-').replace(',', '.'))
    const { sum } = sectionsOf('worked-example').find((found) => found.page === page)?.section ?? {}
    const places = sectionsOf('structure-table').find((found) => found.page === page)?.section.rows ?? []
    const { percent } = feeBands[0]
    const fee = (18 * percent) / 100
    const half = (18 - fee) / 2
    const lines = [...(sum?.lines ?? []), ...(sum ? [sum.result] : [])]
    const expected = [18, -fee, half, half, half / 9].map((value) => value.toFixed(2))
    expect(lines.map(({ text }) => read(text).toFixed(2))).toEqual(expected)
    expect(lines[1]?.term).toContain(`${percent}%`)
    expect(places.slice(0, 3).map(([, , prize]) => read(String(prize)).toFixed(3))).toEqual(
      [0.5, 0.3, 0.2].map((part) => (part * half).toFixed(3)),
    )
  })

  it('tries at a table of eight', () => {
    const { rows, per } = plotOf('flip-and-go.en')
    for (const { label = '', count } of rows) {
      expect(count, label).toBe(Math.round((1 - (7 / 8) ** Number.parseInt(label, 10)) * per))
    }
  })

  it('steps of eleven', () => {
    const { rows, per } = plotOf('satellite-series.en')
    expect(rows.map(({ count }) => per / count)).toEqual([11 ** 4, 11 ** 3, 11 ** 2, 11])
    // What the fee leaves of eleven buy-ins pays one seat, and most of what is left over is the fee.
    for (const buyIn of [0.5, 5, 50, 500]) {
      expect(11 * (buyIn - feeOf(buyIn))).toBeGreaterThanOrEqual(10 * buyIn)
      expect((11 * feeOf(buyIn)) / buyIn).toBeGreaterThan(0.5)
    }
  })

  it('prop bets are counted over every flop', () => {
    const flops = Array.from({ length: 52 }, (_, a) =>
      Array.from({ length: 51 - a }, (_, b) => a + 1 + b).flatMap((b) =>
        Array.from({ length: 51 - b }, (_, c) => [a, b, b + 1 + c]),
      ),
    ).flat()
    const ranksOf = (flop: number[]) => flop.map((card) => card % 13).sort((a, b) => a - b)
    const isRun = ([a = 0, b = 0, c = 0]: number[]) => (b === a + 1 && (c === b + 1 || (a === 0 && c === 12))) || false
    const counts = [
      flops.filter((flop) => ranksOf(flop).includes(12)),
      flops.filter((flop) => new Set(ranksOf(flop)).size === 2),
      flops.filter((flop) => flop.every((card) => card >= 26)),
      flops.filter((flop) => new Set(flop.map((card) => Math.floor(card / 13))).size === 1),
      flops.filter((flop) => isRun(ranksOf(flop))),
      flops.filter((flop) => new Set(ranksOf(flop)).size === 1),
    ].map(({ length }) => length)
    const table = sectionsOf('structure-table').find(({ page }) => page === 'prop-bets.en')
    const rows = table?.section.rows.map((row) => row.map(String)) ?? []
    expect(rows.map((row) => Number(row[1]?.replace(',', '')))).toEqual(counts)
    for (const [index, [, , chance = '', pays = '', back = '']] of rows.entries()) {
      const share = (counts[index] ?? 0) / flops.length
      expect(Number.parseFloat(chance)).toBeCloseTo(share * 100, share > 0.01 ? 1 : 2)
      expect(back).toBe(`${(share * Number.parseFloat(pays) * 100).toFixed(1)}%`)
    }
  })
})
