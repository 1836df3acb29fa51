/** Where an address lies, as far as the database knows. ISO 3166-1 alpha-2 country, ISO 3166-2 subdivision without the country. */
export interface Location {
  country: string | null
  region: string | null
}

export type RuleType = 'BLOCKED' | 'WARNING'

/** What decided a visitor's rule, in the order of the decision. */
export const visitorSources = ['preview', 'whitelist', 'home', 'database', 'unknown'] as const
export type VisitorSource = (typeof visitorSources)[number]

export interface Visitor extends Location {
  /** The key that matched in the edition's rules: `CAON`, `US`, `UNKNOWN`; null on the whitelist. */
  ruleKey: string | null
  /** Names that rule; null on the whitelist. */
  ruleId: string | null
  /** null: the visitor is not restricted. */
  ruleType: RuleType | null
  isWhitelisted: boolean
  source: VisitorSource
}
