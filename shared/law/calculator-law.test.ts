import { describe, expect, it } from 'vitest'
import canada from '#data/jurisdictions/canada.json' with { type: 'json' }
import international from '#data/jurisdictions/international.json' with { type: 'json' }
import netherlands from '#data/jurisdictions/netherlands.json' with { type: 'json' }
import ontario from '#data/jurisdictions/ontario.json' with { type: 'json' }
import { loyaltyTermsOf } from '#shared/loyalty/loyalty-terms.ts'
import { bonusTermsOf } from '#shared/promotions/bonus-terms.ts'
import { readCalculatorEntries } from '#shared/site/calculators.ts'
import { type CalculatorLaw, calculatorLawOf, refuseCalculation } from './calculator-law.ts'
import type { Jurisdiction } from './jurisdictions.ts'

const laws = Object.fromEntries(
  Object.entries({ canada, international, netherlands, ontario }).map(([id, jurisdiction]) => [
    id,
    calculatorLawOf(jurisdiction as unknown as Jurisdiction),
  ]),
)
const lawOf = (id: string) => laws[id] as CalculatorLaw
const adult = { isYoungAdult: false, isLossLinked: false }
const young = { isYoungAdult: true, isLossLinked: false }
const loss = { isYoungAdult: false, isLossLinked: true }

describe('refuseCalculation', () => {
  it.each([
    ['ontario', 'welcome-bonus', adult, 'publicInducement', 'standard 2.05'],
    ['ontario', 'loyalty', adult, 'publicInducement', 'standard 2.05'],
    ['ontario', 'loyalty', loss, 'publicInducement', 'standard 2.05'],
    ['netherlands', 'welcome-bonus', young, 'youngAdult', 'Stcrt. 2021, 13410'],
    ['netherlands', 'loyalty', young, 'youngAdult', 'Stcrt. 2021, 13410'],
    ['netherlands', 'loyalty', loss, 'lossBonus', 'verlies'],
    ['netherlands', 'loyalty', { isYoungAdult: true, isLossLinked: true }, 'youngAdult', '13410'],
  ] as const)('%s refuses %s for %j: %s, by %s', (market, shows, asked, reason, law) => {
    const refusal = refuseCalculation(lawOf(market), { shows, ...asked })
    expect(refusal?.reason).toBe(reason)
    expect(refusal?.law.title).toContain(law)
    expect(refusal?.law.url).toMatch(/^https:/)
  })

  it.each([
    ['netherlands', 'welcome-bonus', adult],
    ['netherlands', 'loyalty', adult],
    ['international', 'welcome-bonus', young],
    ['international', 'loyalty', loss],
    ['canada', 'loyalty', adult],
  ] as const)('%s allows %s for %j', (market, shows, asked) => {
    expect(refuseCalculation(lawOf(market), { shows, ...asked })).toBeNull()
  })

  it('refuses a welcome bonus where any is forbidden, and nothing else there', () => {
    const law = { forbidden: { welcomeBonus: { title: 'Lei', url: null } }, bonusAge: null }
    expect(refuseCalculation(law, { shows: 'welcome-bonus', ...adult })?.reason).toBe('welcomeBonus')
    expect(refuseCalculation(law, { shows: 'loyalty', ...adult })).toBeNull()
  })
})

describe('terms', () => {
  it('are those of the edition, and none where nothing may be shown', () => {
    expect(bonusTermsOf('nl', lawOf('netherlands'))).toMatchObject({ most: 250, step: 5, playThrough: 25, days: 90 })
    expect(bonusTermsOf('global', lawOf('international'))).toMatchObject({ most: 600, step: 10, playThrough: 50 })
    expect(bonusTermsOf('ca', lawOf('ontario'))).toBeNull()
    // Somebody in Ontario who looks at another edition.
    expect(bonusTermsOf('global', lawOf('ontario'))).toBeNull()
    expect(loyaltyTermsOf(lawOf('ontario'))).toBeNull()
    expect(loyaltyTermsOf(lawOf('netherlands'))?.levels.map(({ from }) => from)).toEqual([0, 500, 2500, 10_000])
  })
})

describe('readCalculatorEntries', () => {
  it.each([
    ['welcome-bonus', '', null],
    ['welcome-bonus', '?utm_source=mail', null],
    ['index', '?deposit=100', null],
    ['welcome-bonus', '?deposit=100&fees=&x=1', { deposit: '100', fees: '' }],
    ['loyalty', '?fees=12%2C50&basis=loss&deposit=3', { fees: '12,50', basis: 'loss' }],
    ['loyalty', `?fees=${'9'.repeat(99)}`, { fees: '9'.repeat(16) }],
  ])('of %s in %s are %j', (pageId, search, expected) => {
    expect(readCalculatorEntries(pageId, search)).toEqual(expected)
  })
})
