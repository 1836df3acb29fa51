import { describe, expect, it } from 'vitest'
import ambassadors from '#data/upstream/brand-ambassadors.json' with { type: 'json' }
import { composePortrait, portraitSvg } from './portrait-svg.ts'

const people = Object.values(ambassadors.sites)
  .flat()
  .map(({ slug }: { slug: string }) => slug)

describe('portraitSvg', () => {
  it('draws the same picture of a slug again', () => {
    for (const slug of people) expect(portraitSvg(slug)).toBe(portraitSvg(slug))
  })

  it('keeps the composition that a slug had in the first build', () => {
    const { suit, hairShape, collar, turn } = composePortrait('mira-halvorsen')
    expect({ suit, hairShape, collar, turn }).toEqual({ suit: 'diamond', hairShape: 'bun', collar: 'crew', turn: -14 })
  })

  it('draws a different picture for every slug', () => {
    const slugs = [...people, ...Array.from({ length: 300 }, (_, index) => `player-${index}`)]
    expect(new Set(slugs.map(portraitSvg)).size).toBe(slugs.length)
  })

  it('uses all suits, and leaves no part of a composition empty', () => {
    const portraits = Array.from({ length: 300 }, (_, index) => composePortrait(`player-${index}`))
    expect(new Set(portraits.map(({ suit }) => suit)).size).toBe(4)
    for (const portrait of portraits) expect(Object.values(portrait)).not.toContain(undefined)
  })

  it('needs no font, no script and no other file', () => {
    for (const slug of people) {
      expect(portraitSvg(slug)).not.toMatch(/<text|<script|<image|style=|href|undefined|NaN/)
    }
  })
})
