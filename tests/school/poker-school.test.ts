import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardNumber, handCategories, handCategory, strengthOf } from '#shared/poker/hand-strength.ts'
import { workOutOdds } from '#shared/poker/odds.ts'
import { startHandAt, tierShare } from '#shared/poker/start-hands.ts'
import type { Glossary } from '#shared/school/glossary.ts'
import { lessons } from '#shared/school/lessons.ts'
import { contentPageIds, type PageId, routes } from '#shared/site/routes.ts'
import type { SectionContent, SectionKind } from '#shared/site/sections.ts'

const locales = ['nl', 'en'] as const
const readData = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8')
const glossaries = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readData(`glossary/${locale}.json`)) as Glossary]),
)
const schoolPages = contentPageIds(routes).filter((id) =>
  routes[id as PageId].paths.en.startsWith(routes['poker-school'].paths.en),
)
const texts = schoolPages.flatMap((id) =>
  locales.map((locale) => ({ id, locale, text: readData(`pages/${id}.${locale}.json`) })),
)

/** The content of a section of a page. */
function sectionOf<K extends SectionKind>(page: string, kind: K, index = 0) {
  const { sections } = JSON.parse(readData(`pages/${page}.json`)) as { sections: { kind: string }[] }
  const found = sections.filter((section) => section.kind === kind)[index]
  if (!found) throw new Error(`No ${kind} on ${page}`)
  return found as unknown as SectionContent<K>
}
const number = (written: string) => Number(written.replace('%', '').replace(',', '.'))

describe('links to the glossary', () => {
  it('there are pages to look at', () =>
    expect(readdirSync(new URL('../../data/pages/', import.meta.url)).length).toBeGreaterThan(texts.length))

  it.each(texts)('$id in $locale leads to terms that exist', ({ text, locale }) => {
    const ids = new Set(glossaries[locale]?.map(({ id }) => id))
    for (const [, id = ''] of text.matchAll(/\(term:([^)]*)\)/g)) expect(ids, id).toContain(id)
    for (const [, id = ''] of text.matchAll(/\(page:([^)]*)\)/g)) expect(Object.keys(routes)).toContain(id)
    // A bracket that is no link would be read aloud as one.
    expect(text.replace(/\[[^\]"]+\]\((?:term|page):[a-z0-9-]+\)/g, '')).not.toMatch(/\]\(|\((?:term|page):/)
  })

  it.each(lessons.map(({ page }) => page))('%s has many', (page) => {
    for (const locale of locales) {
      expect(readData(`pages/${page}.${locale}.json`).match(/\(term:/g)?.length).toBeGreaterThanOrEqual(8)
    }
  })
})

describe.each(locales)('the poster of hands (%s)', (locale) => {
  const { hands } = sectionOf(`hand-rankings.${locale}`, 'hand-poster')
  const strengths = hands.map(({ cards }) => strengthOf(cards.map(cardNumber)))

  it('goes from high to low, and shows what it names', () => {
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    const names = strengths.map((strength) => handCategories[handCategory(strength)])
    expect(names.slice(1)).toEqual(hands.slice(1).map(({ term }) => term))
    expect(names[0]).toBe('straight-flush')
  })

  it('leaves no hand out', () => {
    expect(hands.reduce((sum, { count }) => sum + count, 0)).toBe(2_598_960)
  })

  it('has other words for everybody who does not see it', () => {
    expect(new Set(hands.map(({ spoken }) => spoken)).size).toBe(10)
  })
})

describe.each(locales)('figures in lessons (%s)', (locale) => {
  it('two and four', () => {
    const { rows } = sectionOf(`poker-odds.${locale}`, 'structure-table')
    for (const [outs = '', next = '', , both = ''] of rows as string[][]) {
      const n = Number(outs)
      expect(number(next)).toBeCloseTo((n / 47) * 100, 0.9)
      expect(number(both)).toBeCloseTo((1 - ((47 - n) * (46 - n)) / (47 * 46)) * 100, 0.9)
    }
  })

  it('duels before the flop', () => {
    const suits: Record<string, string> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' }
    const read = (hand: string) =>
      hand.split(' ').map((card) => cardNumber(card.slice(0, -1).replace('10', 'T') + suits[card.slice(-1)]))
    const { rows } = sectionOf(`poker-strategy.${locale}`, 'structure-table')
    for (const [duel = '', , ahead = '', behind = ''] of rows as string[][]) {
      const hands = duel.split(' – ').map(read)
      const { players } = workOutOdds({ game: 'holdem', hands, board: [], dead: [] })
      expect([ahead, behind].map(number), duel).toEqual(players.map(({ equity }) => Number((equity * 100).toFixed(1))))
    }
  })

  it('seats, and the hands of the chart that belong to them', () => {
    const { tiers } = sectionOf(`poker-strategy.${locale}`, 'start-chart')
    const shares = tiers.map((_, index) => tierShare(tiers.slice(0, index + 1).flatMap(({ hands }) => hands)) * 100)
    const { rows } = sectionOf(`poker-position.${locale}`, 'structure-table')
    const strong = tierShare(['AA', 'KK', 'QQ', 'JJ', 'AKs', 'AKo'])
    expect(strong * 1326).toBe(40)
    for (const [seat = '', behind = '', meets = '', played = ''] of rows as string[][]) {
      expect(number(meets), seat).toBeCloseTo((1 - (1 - strong) ** Number(behind)) * 100, 0.9)
      expect(number(played), seat).toBeCloseTo(shares[{ UTG: 0, MP: 1, HJ: 1, CO: 2, BTN: 2 }[seat] ?? 0]!, 0.9)
    }
  })

  it('the chart names kinds of hands that there are, each once', () => {
    const all = Array.from({ length: 169 }, (_, place) => startHandAt(Math.floor(place / 13), place % 13))
    const { tiers } = sectionOf(`poker-strategy.${locale}`, 'start-chart')
    const named = tiers.flatMap(({ hands }) => hands)
    expect(tierShare(all)).toBe(1)
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((hand) => !all.includes(hand))).toEqual([])
  })
})

describe.each(locales)('the prices of mistakes (%s)', (locale) => {
  const { mistakes } = sectionOf(`poker-mistakes.${locale}`, 'mistake-list')
  const figures = (text: string) => text.match(/\d+(?:[.,]\d+)?/g)?.map(number) ?? []
  const [hands, seat, call] = mistakes

  it('are those of the lessons', () => {
    const { rows } = sectionOf(`poker-strategy.${locale}`, 'structure-table')
    const dominated = (rows as string[][]).find(([duel = '']) => duel === 'A♠ K♦ – A♥ 10♣')
    expect(figures(hands!.cost)).toEqual([number(dominated?.[3] ?? '')])
    const seats = sectionOf(`poker-position.${locale}`, 'structure-table').rows as string[][]
    const met = (name: string) => number(seats.find(([tag]) => tag === name)?.[2] ?? '')
    expect(figures(seat!.cost)).toEqual([met('UTG'), met('BTN')])
    expect(figures(hands!.instead).toSorted((a, b) => a - b)).toEqual([6, number(seats.at(-1)?.[3] ?? '')])
  })

  it('add up', () => {
    const [pot = 0, bet = 0, unseen = 0, lost] = figures(call!.cost)
    const chance = 4 / unseen
    expect(Math.round((1 - chance) * bet - chance * (pot + bet))).toBe(lost)
    expect(figures(call!.instead)).toEqual([bet, pot + 2 * bet, 25, Number((chance * 100).toFixed(1))])
  })
})

describe('quizzes', () => {
  it.each(lessons.flatMap(({ page: id }) => locales.map((locale) => `${id}.${locale}`)))(
    '%s has one right answer to each question',
    (page) => {
      for (const { question, answers } of sectionOf(page, 'lesson-quiz').questions) {
        expect(
          answers.filter(({ isRight }) => isRight),
          question,
        ).toHaveLength(1)
        expect(new Set(answers.map(({ why }) => why)).size).toBe(answers.length)
      }
    },
  )
})
