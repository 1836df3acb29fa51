import Type, { type Static } from 'typebox'
import { editionIds, LocaleText } from '#shared/site/editions.ts'
import { exactly } from '#shared/site/schema.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import type { RegionRule, RegionRules } from '#shared/visitor/region-rules.ts'
import { COUNTRY_LAWS, type CountryLaw, ForeignOperators } from './country-laws.ts'

const Restriction = Type.Union([Type.Literal('BLOCKED'), Type.Literal('WARNING')])
const rule = {
  /** Names the rule within the edition: `no-licence`. */
  id: Type.String({ pattern: '^[a-z0-9-]+$' }),
  ruleType: Type.Union([Restriction, Type.Null()]),
  reason: LocaleText,
}

/** Of one edition: `data/markets/{id}/region-rules.json`. */
export const RegionRulesSchema = exactly({
  /** With neither countries nor laws, it is that of all countries that no other group has. */
  groups: Type.Array(
    exactly({
      ...rule,
      /** The one basis of the rule in all of its countries; absent, each has its own law's. */
      source: Type.Optional(LocaleText),
      countries: Type.Optional(Type.Array(Type.String())),
      /** Countries whose law says so, except those that a group names. */
      laws: Type.Optional(ForeignOperators),
      /** The edition that serves these countries instead, where no edition has the licence of the place itself. */
      edition: Type.Optional(Type.Union(editionIds.map((id) => Type.Literal(id)))),
    }),
  ),
  /** Country and subdivision as one word, in the form of ISO 3166-2 without its hyphen. */
  regions: Type.Array(
    exactly({ ...rule, source: LocaleText, key: Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{1,3}$' }) }),
  ),
  /** R05: where no country is known there is none whose law could allow anything. */
  unknown: exactly({ ...rule, ruleType: Restriction, source: LocaleText }),
  /** The key of the edition's own market, where a visitor on the machine itself counts as being. */
  home: Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{0,3}$' }),
  /** Addresses and CIDRs, IPv4 and IPv6, that no rule restricts. */
  whitelist: Type.Array(Type.String()),
})
type Rules = Static<typeof RegionRulesSchema>
type Group = Rules['groups'][number]

/**
 * Every rule under its key, with the source that holds in its country (R19).
 * @throws Error unless every country has just one group, and every open country a law of its own that allows it.
 */
export function collectRules(file: string, data: Rules, laws: ReadonlyMap<string, CountryLaw>): RegionRules {
  checkGroups(file, data.groups)
  const { groups, regions, unknown, home } = data
  const rules = new Map<string, RegionRule>([['UNKNOWN', { ...unknown, edition: null }]])
  for (const country of countryCodes) {
    const law = laws.get(country)
    const group =
      groups.find(({ countries }) => countries?.includes(country)) ??
      groups.find((one) => law && one.laws === law.foreignOperators) ??
      groups.find(isOfOthers)
    if (!group) throw new Error(`${file}: expected a group for ${country}`)
    const { id, ruleType, reason, edition = null } = group
    const source = group.source ?? law?.source
    if (!source) throw new Error(`${file}: ${country} of ${id} expected a source of its own in ${COUNTRY_LAWS}`)
    if (ruleType === null && country !== home && law?.foreignOperators !== 'allowed') {
      throw new Error(`${file}: ${country} of ${id} is open, which expected “allowed” in ${COUNTRY_LAWS}`)
    }
    rules.set(country, { id, ruleType, reason, source, edition })
  }
  for (const { key, ...region } of regions) rules.set(key, { ...region, edition: null })
  return Object.fromEntries(rules)
}

/** @throws Error when a group says twice whose it is, two are of the same countries, or an open one has one source for all. */
function checkGroups(file: string, groups: readonly Group[]): void {
  const taken = new Set<string>()
  for (const group of groups) {
    const { id, countries, laws, ruleType, source } = group
    if (countries && laws) throw new Error(`${file}: ${id} expected countries or laws, not both`)
    if (ruleType === null && source) {
      throw new Error(`${file}: ${id} restricts nobody; expected a source for each country in ${COUNTRY_LAWS} instead`)
    }
    const unknown = countries?.find((country) => !countryCodes.includes(country))
    if (unknown) throw new Error(`${file}: ${unknown} expected a country of ISO 3166-1`)
    for (const claim of countries ?? [laws ?? 'all others']) {
      if (taken.has(claim)) throw new Error(`${file}: ${claim} expected in one group only`)
      taken.add(claim)
    }
  }
}

function isOfOthers({ countries, laws }: Group): boolean {
  return !countries && !laws
}
