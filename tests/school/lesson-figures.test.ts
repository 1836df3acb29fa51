import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardCode, cardNumber, strengthOf } from '#shared/poker/hand-strength.ts'
import { workOutOdds } from '#shared/poker/odds.ts'
import type { SectionContent, SectionKind } from '#shared/site/sections.ts'
import { shareOfPrizes } from '#tests/helpers/share-of-prizes.ts'

interface Read {
  id: string
  kind: SectionKind
}
const locales = ['nl', 'en'] as const
const sectionsOf = (page: string) =>
  (JSON.parse(readFileSync(new URL(`../../data/pages/${page}.json`, import.meta.url), 'utf8')) as { sections: Read[] })
    .sections
function sectionOf<K extends SectionKind>(page: string, kind: K, id?: string) {
  const found = sectionsOf(page).find((section) => section.kind === kind && (id === undefined || section.id === id))
  if (!found) throw new Error(`No ${kind} ${id ?? ''} on ${page}`)
  return found as unknown as SectionContent<K>
}

describe.each(locales)('figures in the further lessons (%s)', (locale) => {
  const [thousands, decimals] = locale === 'nl' ? ['.', ','] : [',', '.']
  const number = (written: string) =>
    Number(
      /-?[\d.,]+/
        .exec(written.replace('−', '-').replaceAll(thousands, '').replace(decimals, '.'))?.[0]
        .replace(/\.$/, ''),
    )
  const rowsOf = (page: string, id: string) => sectionOf(`${page}.${locale}`, 'structure-table', id).rows as string[][]
  const sumOf = (page: string, id: string) => {
    const { sum } = sectionOf(`${page}.${locale}`, 'worked-example', id)
    if (!sum) throw new Error(`No sum in ${id} on ${page}`)
    return [...sum.lines, sum.result].map(({ text }) => number(text))
  }
  const text = (page: string) => JSON.stringify(sectionsOf(`${page}.${locale}`))
  const written = (value: number, digits = 1) => value.toFixed(digits).replace('.', decimals)

  it('implied odds: what is missing is what makes the call worth nothing', () => {
    for (const [outs = '', chance = '', needed = '', more = ''] of rowsOf('implied-odds', 'need')) {
      const p = Number(outs) / 46
      expect(number(chance), outs).toBeCloseTo(p * 100, 0.9)
      expect(number(needed)).toBe(25)
      // A call of 50 that wins 150 and what is still to come.
      const missing = (50 * (1 - p)) / p - 150
      if (missing <= 0) expect(more).not.toMatch(/\d/)
      else expect(number(more)).toBeCloseTo(missing, 1)
    }
    expect(sumOf('implied-odds', 'example')).toEqual([9 * 150, -37 * 50, 9 * 150 - 37 * 50, 55.6])
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const set = 1 - choose(48, 3) / choose(50, 3)
    const { paragraphs } = sectionOf(`implied-odds.${locale}`, 'lesson-text', 'pays')
    const back = 3 * (1 / set - 1)
    for (const figure of [written(set * 100), written(1 / set), written(back), written(back / 3)]) {
      expect(paragraphs.join(' ')).toContain(` ${figure}`)
    }
  })

  it('boards: every flop is counted', () => {
    const counts = { suits: [0, 0, 0, 0], paired: 0, trips: 0 }
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const flop = [a, b, c]
          counts.suits[new Set(flop.map((card) => Math.floor(card / 13))).size]! += 1
          const ranks = new Set(flop.map((card) => card % 13)).size
          if (ranks === 2) counts.paired += 1
          if (ranks === 1) counts.trips += 1
        }
    const [, one, two, three] = counts.suits
    const rows = rowsOf('reading-boards', 'flops')
    expect(rows.map(([, count = '']) => number(count))).toEqual([three, two, one, counts.paired, counts.trips])
    for (const [name, count = '', share = ''] of rows) {
      expect(number(share), name).toBeCloseTo((number(count) / 22_100) * 100, 0.9)
    }
  })

  it('boards: the same aces', () => {
    const suits: Record<string, string> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }
    for (const [flop = '', , ahead = '', behind = ''] of rowsOf('reading-boards', 'aces')) {
      const board = flop
        .split(' ')
        .map((card) => cardNumber(card.slice(0, -1).replace('10', 'T') + suits[card.slice(-1)]))
      const hands = [
        ['As', 'Ad'],
        ['9h', '8h'],
      ].map((hand) => hand.map(cardNumber))
      const { players, deals } = workOutOdds({ game: 'holdem', hands, board, dead: [] })
      expect(deals).toBe(990)
      expect([ahead, behind].map(number), flop).toEqual(players.map(({ equity }) => Number((equity * 100).toFixed(1))))
    }
  })

  it('boards: the nuts of the quiz are the best of all hands', () => {
    const { questions } = sectionOf(`reading-boards.${locale}`, 'lesson-quiz')
    const best = questions.map(({ cards = [] }) => bestHands(cards))
    expect(best[0]).toEqual(['JhJd', 'JhJc', 'JdJc'])
    expect(best[1]).toEqual(['6h6c'])
    expect(new Set(best[2]?.map((hand) => hand.replace(/[shdc]/g, '')))).toEqual(new Set(['TJ', 'JT']))
  })

  it('bet sizing: prices follow from the pot', () => {
    const parts = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 2]
    const rows = rowsOf('bet-sizing', 'sizes')
    expect(rows).toHaveLength(parts.length)
    for (const [index, [, needed = '', works = '']] of rows.entries()) {
      const bet = parts[index] ?? 0
      expect(number(needed)).toBeCloseTo((bet / (1 + 2 * bet)) * 100, 0.9)
      expect(number(works)).toBeCloseTo((bet / (1 + bet)) * 100, 0.9)
    }
  })

  it('bet sizing: pots grow street by street', () => {
    const parts = [1 / 3, 1 / 2, 2 / 3, 1]
    for (const [index, [, ...pots]] of rowsOf('bet-sizing', 'streets').entries()) {
      let pot = 10
      const grown = [1, 2, 3].map(() => {
        pot += 2 * pot * (parts[index] ?? 0)
        return pot
      })
      expect(pots.map(number)).toEqual([...grown, (pot - 10) / 2].map((amount) => Number(amount.toFixed(1))))
    }
    expect(sumOf('bet-sizing', 'example')).toEqual([33 * 60, 100 * 25, 67 * 40, (67 * 40 - 33 * 60) / 100])
  })

  it('statistics: the margin of a share', () => {
    const margin = (share: number, hands: number) => 196 * Math.sqrt((share * (1 - share)) / hands)
    for (const [hands = '', around = '', from = '', to = ''] of rowsOf('reading-statistics', 'sample')) {
      const wide = margin(0.25, number(hands))
      expect([around, from, to].map(number), hands).toEqual(
        [wide, 25 - wide, 25 + wide].map((part) => Number(part.toFixed(1))),
      )
    }
    const [played = 0, share = 0, around, from] = sumOf('reading-statistics', 'example')
    expect(share).toBe((played / 60) * 100)
    expect([around, from]).toEqual([margin(0.25, 60), 25 - margin(0.25, 60)].map((part) => Number(part.toFixed(1))))
    const forty = margin(0.5, 40)
    expect(text('reading-statistics')).toContain(written(forty))
    expect(text('reading-statistics')).toContain(written(50 - forty))
  })

  it('phases: a stack that neither wins nor loses', () => {
    // Blinds as players write them down, a level for each ten minutes.
    const levels = [100, 120, 160, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1600]
    for (const [after = '', blinds = '', stack = '', rounds = ''] of rowsOf('tournament-phases', 'clock')) {
      const big = levels[number(after) / 10] ?? 0
      expect(blinds.split('/').map(number), after).toEqual([big / 2, big])
      expect(number(stack)).toBe(20_000 / big)
      expect(number(rounds)).toBe(20_000 / big / 2.5)
    }
  })

  it('phases: an all-in for ten big blinds', () => {
    const hands = [
      ['Ac', '7d'],
      ['9s', '9h'],
    ].map((hand) => hand.map(cardNumber))
    const { players } = workOutOdds({ game: 'holdem', hands, board: [], dead: [] })
    const equity = Number((players[0]?.equity ?? 0).toFixed(3))
    const [folds, calls] = [75 * 1.5, 25 * (equity * 20 - 9.5)]
    expect(sumOf('tournament-phases', 'push')).toEqual(
      [folds, calls, (folds + calls) / 100].map((part) => Number(part.toFixed(2))),
    )
    expect(text('tournament-phases')).toContain(`${written(equity * 100)}% × 20`)
  })

  it('the bubble: what a stack is worth', () => {
    const rows = rowsOf('bubble-and-icm', 'icm')
    const stacks = rows.map(([stack = '']) => number(stack))
    const worth = shareOfPrizes(stacks, [50, 30, 20])
    expect(rows.map(([, , share = '']) => number(share))).toEqual(worth.map((share) => Number(share.toFixed(1))))
    expect(rows.map(([, chips = '']) => number(chips))).toEqual(stacks.map((stack) => stack / 100))
    const doubled = shareOfPrizes([5000, 2500, 2500], [50, 30, 20])[0] ?? 0
    expect(sumOf('bubble-and-icm', 'call')).toEqual([
      25,
      Number(doubled.toFixed(1)),
      0,
      Number((2500 / doubled).toFixed(1)),
    ])
  })

  it('satellites: a ticket is a ticket', () => {
    const rows = rowsOf('bubble-and-icm', 'satellite')
    const stacks = rows.map(([stack = '']) => number(stack))
    const tickets = [100, 100, 100]
    const now = shareOfPrizes(stacks, tickets)
    expect(rows.map(([, chance = '']) => number(chance))).toEqual(now.map((share) => Number(share.toFixed(1))))
    // Three thousand call the largest stack and win.
    const won = shareOfPrizes([2000, 6000, 1500, 500], tickets)[1] ?? 0
    const { note = '' } = sectionOf(`bubble-and-icm.${locale}`, 'structure-table', 'satellite')
    for (const part of [now[1] ?? 0, won, ((now[1] ?? 0) / won) * 100]) expect(note).toContain(written(part))
    expect(note).toContain(rowsOf('poker-strategy', 'duels')[2]?.[2])
  })

  it('bankroll: somebody who loses on average is often ahead', () => {
    for (const [hands = '', loss = '', ahead = ''] of rowsOf('bankroll-and-tilt', 'luck')) {
      const hundreds = number(hands) / 100
      expect(number(loss), hands).toBe(5 * hundreds)
      expect(number(ahead), hands).toBeCloseTo(above((5 * hundreds) / (90 * Math.sqrt(hundreds))) * 100, 0.9)
    }
    const [first = 0, second = 0, third = 0, all] = sumOf('bankroll-and-tilt', 'chase')
    expect([first, second, third]).toEqual([-1, -2, -4])
    expect(all).toBe(first + second + third)
  })
})

/** The part of a normal distribution above so many standard deviations, by adding up its density. */
function above(deviations: number): number {
  const step = 1e-4
  let sum = 0
  for (let x = deviations + step / 2; x < 10; x += step) sum += Math.exp((-x * x) / 2) * step
  return sum / Math.sqrt(2 * Math.PI)
}

/** All pairs of hole cards that are the best with a board. */
function bestHands(board: readonly string[]): string[] {
  const shown = board.map(cardNumber)
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !shown.includes(card))
  const hands = deck.flatMap((a, index) =>
    deck.slice(index + 1).map((b) => ({ name: cardCode(a) + cardCode(b), strength: strengthOf([a, b, ...shown]) })),
  )
  const best = Math.max(...hands.map(({ strength }) => strength))
  return hands.filter(({ strength }) => strength === best).map(({ name }) => name)
}
