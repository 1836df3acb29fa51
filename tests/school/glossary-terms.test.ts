import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadContent } from '#server/site/content/load-content.ts'
import { handChances } from '#shared/poker/hand-chances.ts'
import { cardCode } from '#shared/poker/hand-strength.ts'
import type { Glossary, TermContent } from '#shared/school/glossary.ts'
import type { TermFigure } from '#shared/school/term-example.ts'
import { exampledTerms, termExample } from '#shared/school/term-examples.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import { routes } from '#shared/site/routes.ts'

const glossaryIn = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../data/glossary/${locale}.json`, import.meta.url), 'utf8')) as Glossary

describe.each(['nl', 'en'])('the pages of the terms (%s)', (locale) => {
  const glossary = glossaryIn(locale)
  const ids = glossary.map(({ id }) => id)

  it('tell the example of every term that has one, and no other', () => {
    const told = glossary.flatMap(({ id, example }) => (example ? [id] : []))
    expect(told.toSorted()).toEqual(exampledTerms.toSorted())
  })

  it('name only figures that their example works out', () => {
    const unknown = glossary.flatMap(({ id, example = '' }) => {
      const { figures } = termExample(id) ?? { figures: {} }
      return [...example.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in figures ? [] : [`${id}: ${name}`]))
    })
    expect(unknown).toEqual([])
  })

  it('say more than the list, in words of their own', () => {
    for (const { id, definition, text } of glossary) {
      expect(text.join(' ').length, id).toBeGreaterThan(definition.length)
      expect(text, id).not.toContain(definition)
    }
  })

  it('link to terms and pages that there are, and never to themselves', () => {
    for (const { id, text, example = '', pages = [] } of glossary) {
      const all = [...text, example].join(' ')
      const links = [...all.matchAll(/\]\((term|page):([a-z0-9-]+)\)/g)]
      for (const [, kind, to = ''] of links) expect(kind === 'term' ? ids : Object.keys(routes), id).toContain(to)
      for (const page of pages) expect(Object.keys(routes), id).toContain(page)
      expect(links.map(([, , to]) => to)).not.toContain(id)
    }
  })
})

it('lead through the alphabet, from the first term to the last and back', async () => {
  const { pages } = await loadContent({ dataFolder: new URL('../../data', import.meta.url).pathname })
  const contentOf = (term: string) => {
    const visit = { params: { term }, clock: createContentClock(0) }
    return pages.contentOf('glossary-term', 'nl', 'nl', visit).sections[0]?.content as TermContent
  }
  const ids = glossaryIn('nl').map(({ id }) => id)
  const walk = (first: string, way: 'previous' | 'next') => {
    const seen: string[] = []
    for (let at: string | undefined = first; at && seen.length <= ids.length; at = contentOf(at).neighbours[way]?.id)
      seen.push(at)
    return seen
  }
  expect(walk(ids[0] ?? '', 'next')).toEqual(ids)
  expect(walk(ids.at(-1) ?? '', 'previous')).toEqual(ids.toReversed())
})

describe('the examples', () => {
  const cardsOf = (id: string, row: string) => [...(termExample(id)?.rows.find(({ of }) => of === row)?.cards ?? [])]

  it('have no card twice', () => {
    for (const id of exampledTerms) {
      const cards = termExample(id)?.rows.flatMap((row) => row.cards) ?? []
      expect(new Set(cards).size, id).toBe(cards.length)
    }
  })

  it('the nuts are: no two cards win against them', () => {
    const [own, board] = [cardsOf('nut', 'you'), cardsOf('nut', 'board')]
    const rest = Array.from({ length: 52 }, (_, card) => cardCode(card)).filter(
      (card) => ![...own, ...board].includes(card),
    )
    const better = rest.flatMap((one, at) =>
      rest.slice(at + 1).filter((other) => (handChances([own, [one, other]], board)[0] ?? 0) < 0.5),
    )
    expect(better).toEqual([])
  })

  it.each([
    ['showdown', 0],
    ['community-cards', 0],
    ['split-pot', 0.5],
  ])('%s: the river has decided what is told', (id, share) => {
    expect(handChances([cardsOf(id, 'you'), cardsOf(id, 'other')], cardsOf(id, 'board'))[0]).toBe(share)
  })

  it.each([
    // Figures that the literature has.
    ['flush-draw', { next: 0.191, river: 0.35 }],
    ['open-ended', { next: 0.17, river: 0.315 }],
    ['gutshot', { next: 0.085, river: 0.165 }],
    ['set', { chance: 0.1176 }],
    ['suited', { flush: 0.064 }],
    ['pocket-pair', { share: 0.0588 }],
    ['connectors', { chance: 0.0131 }],
    ['backdoor', { chance: 0.0416 }],
    ['pot-odds', { needed: 0.25 }],
    ['bluff', { works: 0.3333 }],
  ])('%s has the figures that are known', (id, known) => {
    const { figures } = termExample(id) ?? { figures: {} }
    for (const [name, value] of Object.entries(known)) {
      const figure = (figures as Readonly<Record<string, TermFigure>>)[name]
      expect(typeof figure === 'object' ? figure.part : figure, name).toBeCloseTo(value, 3)
    }
  })

  it.each([
    ['royal-flush', 4],
    ['straight-flush', 36],
    ['four-of-a-kind', 624],
    ['full-house', 3744],
    ['flush', 5108],
    ['straight', 10_200],
    ['three-of-a-kind', 54_912],
    ['two-pair', 123_552],
    ['pair', 1_098_240],
    ['high-card', 1_302_540],
  ])('%s is dealt as often as is known, of 2,598,960', (id, count) => {
    expect(termExample(id)?.figures.count).toBe(count)
  })
})
