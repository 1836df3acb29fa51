import type { Location, RuleType, Visitor } from './visitor.ts'

/** The region rules of one edition, from `data/region-rules.json`; numbers refer to `region-rules.md`. */
export interface RegionRules {
  /** Keys: ISO 3166-1 country codes, country and subdivision as one word (`CAON`), `UNKNOWN`. */
  rules: Readonly<Record<string, RuleType | null>>
}

export interface VisitorInput {
  location: Location
  isWhitelisted: boolean
  regionRules: RegionRules
}

/** Decides a visitor's rule: whitelist, then country and region, then country, then none (design, 6.6). */
export function resolveVisitor({ location, isWhitelisted, regionRules }: VisitorInput): Visitor {
  const { country, region } = location
  // R01
  if (isWhitelisted) return { ...location, ruleKey: null, ruleType: null, isWhitelisted, source: 'whitelist' }
  // R04
  if (!country) {
    return {
      ...location,
      ruleKey: 'UNKNOWN',
      ruleType: ruleOf(regionRules, 'UNKNOWN'),
      isWhitelisted,
      source: 'unknown',
    }
  }
  // R02 before R03
  const key = [`${country}${region ?? ''}`, country].find((candidate) => Object.hasOwn(regionRules.rules, candidate))
  return {
    ...location,
    ruleKey: key ?? null,
    ruleType: key ? ruleOf(regionRules, key) : null,
    isWhitelisted,
    source: 'database',
  }
}

function ruleOf(regionRules: RegionRules, key: string): RuleType | null {
  return Object.hasOwn(regionRules.rules, key) ? (regionRules.rules[key] ?? null) : null
}
