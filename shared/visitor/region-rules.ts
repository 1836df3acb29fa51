import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Location, RuleType, Visitor } from './visitor.ts'

/** One rule of an edition and why it is there; numbers refer to `region-rules.md`. */
export interface RegionRule {
  /** Names it within the edition: `no-licence`. */
  id: string
  ruleType: RuleType | null
  reason: Readonly<Record<Locale, string>>
  /** The law or decision on which it rests. */
  source: Readonly<Record<Locale, string>>
  /** The edition that serves the place instead; null: none, or that of the place's own licence. */
  edition: EditionId | null
}

/** Keys: ISO 3166-1 country codes, country and subdivision as one word (`CAON`), `UNKNOWN`. */
export type RegionRules = Readonly<Record<string, RegionRule>>

export interface VisitorInput {
  location: Location
  /** Of the visitor's address, or of the preview's visitor. */
  isWhitelisted: boolean
  /** Whether a signed preview says where the visitor is. */
  isPreview: boolean
  /** Whether the location is the edition's own market, because the site is asked on the machine it runs on. */
  isAtHome?: boolean
  rules: RegionRules
}

export function resolveVisitor(input: VisitorInput): Visitor {
  const { location, isWhitelisted, isPreview, isAtHome = false, rules } = input
  const { country, region } = location
  // R01: a preview's token says whether its visitor is on the whitelist, not the reviewer's address.
  // R02
  if (isWhitelisted) {
    return {
      ...location,
      ruleKey: null,
      ruleId: null,
      ruleType: null,
      isWhitelisted,
      source: isPreview ? 'preview' : 'whitelist',
    }
  }
  // R03 before R04; R05 for an address without a country, and for one that no list of countries names
  const keys = country ? [`${country}${region ?? ''}`, country] : []
  const ruleKey = keys.find((key) => Object.hasOwn(rules, key)) ?? 'UNKNOWN'
  // R18
  const found = isAtHome ? 'home' : 'database'
  const source = isPreview ? 'preview' : ruleKey === 'UNKNOWN' ? 'unknown' : found
  const rule = ruleOf(rules, ruleKey)
  return { ...location, ruleKey, ruleId: rule?.id ?? null, ruleType: rule?.ruleType ?? null, isWhitelisted, source }
}

export function ruleOf(rules: RegionRules, key: string | null): RegionRule | null {
  return key !== null && Object.hasOwn(rules, key) ? (rules[key] ?? null) : null
}
