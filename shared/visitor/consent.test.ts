import { describe, expect, it } from 'vitest'
import { type Consent, decideConsent, formatConsent, optionalCategories, parseConsent, readChoice } from './consent.ts'

const given: Consent = { version: '20250814', givenAt: 1_763_650_000, allowed: ['functional', 'statistics'] }
const asked = { categories: optionalCategories, textVersion: '20250814', consent: null, hasSignal: false }

describe('the cookie', () => {
  it.each([[[]], [['functional']], [['statistics', 'marketing']], [[...optionalCategories]]] as Consent['allowed'][][])(
    'keeps %j',
    (allowed) => {
      expect(parseConsent(formatConsent({ ...given, allowed }))).toEqual({ ...given, allowed })
    },
  )

  it.each([
    undefined,
    '',
    '1',
    '20250814',
    '20250814.1763650000',
    '20250814.1763650000.ms',
    '20250814.1763650000.x',
    '20250814.1763650000.f ',
    '2025.1763650000.f',
    '20250814.99.f',
  ])('is no answer as %j', (value) => {
    expect(parseConsent(value)).toBeNull()
  })
})

describe('decideConsent', () => {
  it('asks who has not answered, and allows nothing meanwhile', () => {
    expect(decideConsent(asked)).toEqual({ isAsked: true, allowed: [] })
  })

  it('does what was chosen, and asks no more', () => {
    expect(decideConsent({ ...asked, consent: given })).toEqual({ isAsked: false, allowed: given.allowed })
    expect(decideConsent({ ...asked, consent: { ...given, allowed: [] } })).toEqual({ isAsked: false, allowed: [] })
  })

  it('asks again when the text has another version, and allows nothing on the old answer', () => {
    expect(decideConsent({ ...asked, textVersion: '20260101', consent: given })).toEqual({ isAsked: true, allowed: [] })
  })

  it('takes the signal for a refusal of statistics and marketing, whatever was chosen', () => {
    expect(decideConsent({ ...asked, hasSignal: true })).toEqual({ isAsked: false, allowed: [] })
    const all: Consent = { ...given, allowed: [...optionalCategories] }
    expect(decideConsent({ ...asked, hasSignal: true, consent: all })).toEqual({
      isAsked: false,
      allowed: ['functional'],
    })
  })

  it('neither asks nor allows where an edition has it off', () => {
    expect(decideConsent({ ...asked, categories: [], consent: given })).toEqual({ isAsked: false, allowed: [] })
  })
})

describe('readChoice', () => {
  it('takes the boxes only where the choice is to save them', () => {
    const isChecked = (category: string) => category === 'marketing'
    expect(readChoice('save', optionalCategories, isChecked)).toEqual(['marketing'])
    expect(readChoice('accept', optionalCategories, isChecked)).toEqual(optionalCategories)
    expect(readChoice('refuse', optionalCategories, isChecked)).toEqual([])
  })

  it('allows nothing that was not asked for', () => {
    expect(readChoice('accept', ['statistics'], () => true)).toEqual(['statistics'])
    expect(readChoice('save', ['statistics'], () => true)).toEqual(['statistics'])
    const everything: Consent = { ...given, allowed: [...optionalCategories] }
    expect(decideConsent({ ...asked, categories: ['statistics'], consent: everything }).allowed).toEqual(['statistics'])
  })
})
