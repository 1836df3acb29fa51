import type { ForbiddenKind } from './forbidden-kinds.ts'
import type { Jurisdiction } from './jurisdictions.ts'

interface Law {
  title: string
  url: string | null
}

/** What the law of a market says about figures of bonuses and rewards; it travels to the browser with a calculator. */
export interface CalculatorLaw {
  forbidden: Readonly<Partial<Record<ForbiddenKind, Law>>>
  /** Age in years below which nobody gets a bonus or a reward; null: the age to play is enough. */
  bonusAge: { from: number; law: Law } | null
}

export interface Refusal {
  reason: 'publicInducement' | 'welcomeBonus' | 'youngAdult' | 'lossBonus'
  law: Law
}

interface Asked {
  shows: 'welcome-bonus' | 'loyalty'
  isYoungAdult: boolean
  isLossLinked: boolean
}

export function calculatorLawOf({ forbidden, bonusAge, sources }: Jurisdiction): CalculatorLaw {
  const lawOf = (id: string): Law => {
    const { title = id, url = null } = sources.find((source) => source.id === id) ?? {}
    return { title, url }
  }
  return {
    forbidden: Object.fromEntries(forbidden.map(({ kind, law }) => [kind, lawOf(law)])),
    bonusAge: bonusAge && { from: bonusAge.from, law: lawOf(bonusAge.law) },
  }
}

/**
 * Why a calculator may not show what it was asked for, with the law that says so; null: it may. What is forbidden
 * the visitor comes first, then who may not have it, then what it would be for.
 */
export function refuseCalculation({ forbidden, bonusAge }: CalculatorLaw, asked: Asked): Refusal | null {
  if (forbidden.publicInducement) return { reason: 'publicInducement', law: forbidden.publicInducement }
  if (asked.shows === 'welcome-bonus' && forbidden.welcomeBonus) {
    return { reason: 'welcomeBonus', law: forbidden.welcomeBonus }
  }
  if (asked.isYoungAdult && bonusAge) return { reason: 'youngAdult', law: bonusAge.law }
  if (asked.isLossLinked && forbidden.lossBonus) return { reason: 'lossBonus', law: forbidden.lossBonus }
  return null
}
