import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { isCourtRank, ranks, suits } from './card-geometry.ts'
import { illustrationNames, illustrationSvg } from './illustrations.ts'

function parse(name: string): SVGSVGElement {
  const root = parseHTML(`<!doctype html><body>${illustrationSvg(name)}`).document.querySelector('svg')
  if (!root) throw new Error(`No illustration ${name}`)
  return root
}

const cards = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank, name: `card-${suit}-${rank}` })))

describe('every illustration', () => {
  it.each(illustrationNames)('%s stands alone: every id once and there, no font, no script, no style', (name) => {
    const svg = illustrationSvg(name) ?? ''
    expect(svg).not.toMatch(/<text|<script|<style|style=|undefined|NaN|Infinity/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used)
  })
})

describe('cards', () => {
  it('are 52 and a back', () => {
    expect(illustrationNames.filter((name) => name.startsWith('card-'))).toHaveLength(53)
    expect(new Set(cards.map(({ name }) => illustrationSvg(name))).size).toBe(52)
  })

  it.each(cards)('$name has the ratio of a real card and a corner of 4.5 %', ({ name }) => {
    const svg = parse(name)
    const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    expect(width! / height!).toBeCloseTo(63 / 88, 4)
    expect(Number(svg.querySelector('rect')?.getAttribute('rx')) / width!).toBeCloseTo(0.045, 4)
  })

  it.each(cards.filter(({ rank }) => Number(rank) > 0))('$name shows as many pips as its rank', ({ name, rank }) => {
    const pips = [...parse(name).querySelectorAll('[data-pips] use')].map((use) => use.getAttribute('transform'))
    expect(new Set(pips).size).toBe(Number(rank))
  })

  it('draw three figures in each suit, none like another', () => {
    const figures = cards.filter(({ rank }) => isCourtRank(rank)).map(({ name }) => parse(name).querySelector('#half'))
    expect(new Set(figures.map((figure) => figure?.innerHTML)).size).toBe(12)
  })
})

it('there is no other illustration', () => {
  expect(illustrationSvg('card-spade-joker')).toBeNull()
})
