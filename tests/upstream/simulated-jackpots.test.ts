import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resources } from '#server/site/features.ts'
import { cardNumber, handCategories, handCategory, strengthOf } from '#shared/poker/hand-strength.ts'
import type { Jackpot, JackpotHit } from '#shared/promotions/jackpots.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { roomAt } from '#tests/helpers/room.ts'

const DAY_MS = 86_400_000
const first = Date.parse('2026-01-01T12:00:00Z')
const DAYS = 3652
const jackpotAt = (siteId: string, now: number) => roomAt('jackpots', siteId, now)[0] as Jackpot
const cents = (amount: number) => Math.round(amount * 100)

const quads = handCategories.indexOf('four-of-a-kind')

describe.each(['GGPNL', 'GGPGLOBAL'] as const)('ten years of the jackpot of %s', (siteId) => {
  const hits = Array.from({ length: 11 }, (_, year) => jackpotAt(siteId, first + year * 365 * DAY_MS))
    .flatMap((jackpot) => jackpot.hits)
    .toSorted((a, b) => a.at.localeCompare(b.at))

  it('is won about as often as chance has it, each hit told once', () => {
    expect(new Set(hits.map(({ at }) => at)).size).toBe(hits.length)
    const perYear = hits.length / 11
    expect(perYear).toBeGreaterThan(siteId === 'GGPNL' ? 5 : 8)
    expect(perYear).toBeLessThan(siteId === 'GGPNL' ? 13 : 19)
  })

  it('is divided to the cent by the parts that the page names, and what is left over stays in it', () => {
    const part = (name: 'loser' | 'winner' | 'table') => businessConstants[`jackpot-${name}-percent`].amount / 100
    for (const { amount, loser, winner, others, left } of hits) {
      expect(cents(loser.paid) + cents(winner.paid) + others.count * cents(others.paid) + cents(left)).toBe(
        cents(amount),
      )
      expect(amount * part('loser') - loser.paid).toBeGreaterThanOrEqual(-1e-9)
      for (const [paid, due] of [
        [loser.paid, amount * part('loser')],
        [winner.paid, amount * part('winner')],
        [others.paid, (amount * part('table')) / others.count],
      ] as const) {
        expect(due - paid).toBeGreaterThan(-1e-9)
        expect(due - paid).toBeLessThan(0.01 + 1e-9)
      }
      // Four to six players were dealt in.
      expect(others.count).toBeGreaterThanOrEqual(2)
      expect(others.count).toBeLessThanOrEqual(4)
      expect(loser.player).not.toBe(winner.player)
    }
  })

  it('is won by hands that the conditions ask for: four of a kind or better, beaten, both by both of their own cards', () => {
    const kinds = new Set<string>()
    for (const { at, board, loser, winner } of hits) {
      expect(new Set([...board, ...loser.cards, ...winner.cards]).size, at).toBe(9)
      const [lost, won] = [loser, winner].map(({ cards }) => strengthOf([...board, ...cards].map(cardNumber))) as [
        number,
        number,
      ]
      expect(handCategory(lost), at).toBeGreaterThanOrEqual(quads)
      expect(won, at).toBeGreaterThan(lost)
      for (const [{ cards }, strength] of [
        [loser, lost],
        [winner, won],
      ] as const) {
        // With the board and one card of their own, or none, nobody has as much.
        for (const own of [[], [cards[0] ?? ''], [cards[1] ?? '']]) {
          expect(strengthOf([...board, ...own].map(cardNumber)), at).toBeLessThan(strength)
        }
      }
      kinds.add(`${handCategory(lost)}-${handCategory(won)}`)
    }
    expect(kinds.size).toBeGreaterThan(1)
  })

  it('begins with what the last one left, and grows until the next', () => {
    const pairs = hits.slice(1).map((hit, index) => [hits[index] as JackpotHit, hit] as const)
    for (const [before, after] of pairs) expect(after.amount).toBeGreaterThan(before.left)
  })
})

describe('at any moment', () => {
  const anyDay = fc.integer({ min: 0, max: DAYS }).map((day) => first + day * DAY_MS)
  const anySite = fc.constantFrom('GGPNL', 'GGPGLOBAL')

  it('what is in it is what was in it the day before, with what was put in and without what was paid', () => {
    fc.assert(
      fc.property(anyDay, anySite, (now, siteId) => {
        const [before, after] = [jackpotAt(siteId, now), jackpotAt(siteId, now + DAY_MS)]
        const paid = after.hits
          .filter(({ at }) => at.startsWith(after.to))
          .reduce((sum, { amount, left }) => sum + cents(amount) - cents(left), 0)
        const put = cents(after.amount) - cents(before.amount) + paid
        expect(put).toBeGreaterThan(0)
        // No day brings in as much as two ordinary ones.
        expect(put).toBeLessThan(2 * 9000 * 1.5 * 1.2)
        expect(after.hits.filter(({ at }) => at.slice(0, 10) <= before.to)).toEqual(
          before.hits.filter(({ at }) => at.slice(0, 10) >= after.from),
        )
        for (const { at } of before.hits)
          expect(at.slice(0, 10) >= before.from && at.slice(0, 10) <= before.to).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('is the same whichever day was asked for first, and comes through the parser of the back end', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anySite, (one, other, siteId) => {
        const told = structuredClone(jackpotAt(siteId, one))
        jackpotAt(siteId, other)
        expect(jackpotAt(siteId, one)).toEqual(told)
        expect(resources.jackpots.parse([told])).toEqual([told])
      }),
      { numRuns: 40 },
    )
  })

  it('is nothing in a room without promotions, or before there were jackpot tables', () => {
    expect(roomAt('jackpots', 'GGPCA', first)).toEqual([])
    expect(roomAt('jackpots', 'GGPNL', Date.parse('2024-12-31T12:00:00Z'))).toEqual([])
  })

  it('an answer that does not divide what was in it is refused', () => {
    const told = structuredClone(jackpotAt('GGPNL', first + 700 * DAY_MS))
    const [hit] = told.hits
    if (!hit) throw new Error('no hit in a year')
    hit.left += 0.01
    expect(() => resources.jackpots.parse([told])).toThrow(/must divide its amount/)
  })
})
