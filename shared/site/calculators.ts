import { type CalculatorLaw, refuseCalculation } from '#shared/law/calculator-law.ts'
import { type LoyaltyTerms, loyaltyLevels } from '#shared/loyalty/loyalty-points.ts'
import type { BonusTerms } from '#shared/promotions/bonus-release.ts'
import { cardFields } from '#shared/school/odds-entries.ts'
import { checkFields } from '#shared/streaming/streamer-entry.ts'
import { constantOf } from './business-constants.ts'
import type { CalculatorEntries } from './calculator-entries.ts'
import type { EditionId } from './editions.ts'

/** Names of the fields of the calculators, by their page: a query of these is answered with a result. */
const calculatorFields: Readonly<Record<string, readonly string[]>> = {
  'welcome-bonus': ['deposit', 'fees', 'days', 'young'],
  loyalty: ['fees', 'basis', 'young'],
  'streamer-check': checkFields,
  'streamer-link': ['platform', 'link'],
  'streamer-payout': ['sessions', 'zone'],
  'odds-calculator': ['game', ...cardFields],
  'pot-odds-trainer': ['round', 'outs', 'needed', 'choice'],
}

/** Longer than any number that somebody means. */
const LONGEST_ENTRY = 16
/** Longer than the cards of a field, with spaces between them. */
const LONGEST_CARDS = 48
/** Fields that hold more than a number. */
const longestEntries: Readonly<Record<string, number>> = {
  link: 2001,
  zone: 64,
  streams: 12_000,
  sessions: 12_000,
  ...Object.fromEntries(cardFields.map((name) => [name, LONGEST_CARDS])),
}

/** The entries of a page's calculator in an address; null where there is none of them, so the page is everybody's. */
export function readCalculatorEntries(pageId: string, search: string): CalculatorEntries | null {
  if (search === '') return null
  const query = new URLSearchParams(search)
  const names = (calculatorFields[pageId] ?? []).filter((name) => query.has(name))
  if (names.length === 0) return null
  return Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').slice(0, longestEntries[name] ?? LONGEST_ENTRY)]),
  )
}

/** The welcome bonus of an edition; null where its law lets nobody see one. */
export function bonusTermsOf(editionId: EditionId, law: CalculatorLaw): BonusTerms | null {
  if (editionId === 'ca' || isClosed(law, 'welcome-bonus')) return null
  const amount = (name: string) => constantOf(name).amount
  return {
    matchPercent: amount('bonus-match-percent'),
    most: amount(`welcome-bonus-${editionId}`),
    smallestDeposit: amount('bonus-smallest-deposit'),
    playThrough: amount(`bonus-play-through-${editionId}`),
    step: amount(`bonus-step-${editionId}`),
    days: amount('bonus-days'),
  }
}

/** The loyalty programme; null where its law lets nobody see one. */
export function loyaltyTermsOf(law: CalculatorLaw): LoyaltyTerms | null {
  if (isClosed(law, 'loyalty')) return null
  const amount = (name: string) => constantOf(name).amount
  return {
    pointsPerUnit: amount('loyalty-points-per-unit'),
    levels: loyaltyLevels.map((id) => ({
      id,
      from: amount(`loyalty-${id}-threshold`),
      percent: amount(`loyalty-${id}-percent`),
    })),
  }
}

function isClosed(law: CalculatorLaw, shows: 'welcome-bonus' | 'loyalty'): boolean {
  return refuseCalculation(law, { shows, isYoungAdult: false, isLossLinked: false }) !== null
}
