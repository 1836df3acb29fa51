import type { Locale } from '#shared/site/locales.ts'
import type { Location, RuleType, Visitor } from './visitor.ts'

/** One rule of an edition and why it is there; numbers refer to `region-rules.md`. */
export interface RegionRule {
  /** null: nobody is restricted. */
  ruleType: RuleType | null
  /** One plain sentence for the visitor. */
  reason: Readonly<Record<Locale, string>>
  /** The law or decision behind it. */
  source: string
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

/** Decides a visitor's rule: preview, whitelist, country and region, country, unknown. */
export function resolveVisitor(input: VisitorInput): Visitor {
  const { location, isWhitelisted, isPreview, isAtHome = false, rules } = input
  const { country, region } = location
  // R01: a preview says by itself whether its visitor is on the whitelist; the reviewer's own address says nothing.
  // R02
  if (isWhitelisted) {
    return { ...location, ruleKey: null, ruleType: null, isWhitelisted, source: isPreview ? 'preview' : 'whitelist' }
  }
  // R03 before R04; R05 for an address without a country, and for one that no list of countries names
  const keys = country ? [`${country}${region ?? ''}`, country] : []
  const ruleKey = keys.find((key) => Object.hasOwn(rules, key)) ?? 'UNKNOWN'
  // R18
  const found = isAtHome ? 'home' : 'database'
  const source = isPreview ? 'preview' : ruleKey === 'UNKNOWN' ? 'unknown' : found
  const rule = ruleOf(rules, ruleKey)
  return { ...location, ruleKey, ruleType: rule?.ruleType ?? null, isWhitelisted, source }
}

/** The rule under a key; null where the edition has none. */
export function ruleOf(rules: RegionRules, key: string | null): RegionRule | null {
  return key !== null && Object.hasOwn(rules, key) ? (rules[key] ?? null) : null
}
