import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { loadJson } from '#server/site/content/load-json.ts'
import { type EditionId, editionIds, LocaleText } from '#shared/site/editions.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import { type RegionRule, type RegionRules, resolveVisitor, ruleOf } from '#shared/visitor/region-rules.ts'
import type { Location, Visitor } from '#shared/visitor/visitor.ts'
import { normaliseAddress } from './client-address.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const rule = {
  /** Names the rule within the edition: `no-licence`. */
  id: Type.String({ pattern: '^[a-z0-9-]+$' }),
  ruleType: Type.Union([Type.Literal('BLOCKED'), Type.Literal('WARNING'), Type.Null()]),
  reason: LocaleText,
  source: Text,
}
const EditionRules = Type.Object(
  {
    groups: Type.Array(Type.Object({ ...rule, countries: Type.Array(Type.String()) }, closed)),
    /** Country and subdivision as one word, in the form of ISO 3166-2 without its hyphen. */
    regions: Type.Array(Type.Object({ ...rule, key: Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{1,3}$' }) }, closed)),
    unknown: Type.Object(rule, closed),
    /** The key of the edition's own market, where a visitor on the machine itself counts as being. */
    home: Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{0,3}$' }),
    /** Addresses and CIDRs, IPv4 and IPv6, that no rule restricts. */
    whitelist: Type.Array(Type.String()),
  },
  closed,
)
const FileSchema = Type.Object(
  Object.fromEntries(editionIds.map((id) => [id, EditionRules])) as Record<EditionId, typeof EditionRules>,
  closed,
)

/** Who visits and by which rule; decided from the address that the connection or a trusted proxy gives, never from anything else. */
export interface Visitors {
  /** The same object for all who come from one place, but for the whitelist. */
  resolve(input: { address: string; isAtHome?: boolean; editionId: EditionId }): Visitor
  /** The visitor whom a reviewer's signed preview describes (R01). */
  resolvePreview(input: { location: Location; isWhitelisted: boolean; editionId: EditionId }): Visitor
  /** The rule that a visitor's key names; null for the whitelist. */
  ruleOf(editionId: EditionId, ruleKey: string | null): RegionRule | null
}

/**
 * Loads `region-rules.json`.
 * @throws Error that names the file, the key and what was expected.
 */
export async function loadVisitors(folder: string, lookup: (address: string) => Location): Promise<Visitors> {
  const file = join(folder, 'region-rules.json')
  const data = await loadJson(file, FileSchema)
  const sites = Object.fromEntries(
    editionIds.map((id) => {
      const rules = collectRules(`${file}: /${id}`, data[id])
      const site: SiteRules = {
        rules,
        whitelist: createWhitelist(`${file}: /${id}/whitelist`, data[id].whitelist),
        home: visitorAtHome(`${file}: /${id}/home`, data[id].home, rules),
        known: new WeakMap(),
      }
      return [id, site]
    }),
  ) as Record<EditionId, SiteRules>

  return {
    resolve({ address, isAtHome = false, editionId }) {
      const { rules, whitelist, home, known } = sites[editionId]
      if (isAtHome) return home
      const location = lookup(address)
      if (whitelist !== null && isListed(whitelist, address)) {
        return resolveVisitor({ location, isWhitelisted: true, isPreview: false, rules })
      }
      let visitor = known.get(location)
      if (!visitor) {
        visitor = Object.freeze(resolveVisitor({ location, isWhitelisted: false, isPreview: false, rules }))
        known.set(location, visitor)
      }
      return visitor
    },
    resolvePreview: ({ location, isWhitelisted, editionId }) =>
      resolveVisitor({ location, isWhitelisted, isPreview: true, rules: sites[editionId].rules }),
    ruleOf: (editionId, ruleKey) => ruleOf(sites[editionId].rules, ruleKey),
  }
}

interface SiteRules {
  rules: RegionRules
  whitelist: BlockList | null
  home: Visitor
  known: WeakMap<Location, Visitor>
}

/** R18. @throws Error unless nobody is restricted at home. */
function visitorAtHome(place: string, key: string, rules: RegionRules): Visitor {
  const location = { country: key.slice(0, 2), region: key.slice(2) || null }
  const visitor = resolveVisitor({ location, isWhitelisted: false, isPreview: false, isAtHome: true, rules })
  if (visitor.ruleKey !== key || visitor.ruleType !== null) {
    throw new Error(`${place}: ${key} expected the key of a rule that restricts nobody`)
  }
  return Object.freeze(visitor)
}

/** Every rule under its key. @throws Error unless every country stands in exactly one group. */
function collectRules(place: string, { groups, regions, unknown }: Static<typeof EditionRules>): RegionRules {
  const rules = new Map<string, RegionRule>([['UNKNOWN', ruleFrom(unknown)]])
  for (const group of groups) {
    for (const country of group.countries) {
      if (!countryCodes.includes(country)) throw new Error(`${place}: ${country} expected a country of ISO 3166-1`)
      if (rules.has(country)) throw new Error(`${place}: ${country} expected in one group only`)
      rules.set(country, ruleFrom(group))
    }
  }
  const missing = countryCodes.filter((country) => !rules.has(country))
  if (missing.length > 0) throw new Error(`${place}: expected a group for ${missing.join(', ')}`)
  for (const region of regions) rules.set(region.key, ruleFrom(region))
  return Object.fromEntries(rules)
}

function ruleFrom({ ruleType, reason, source }: RegionRule): RegionRule {
  return { ruleType, reason, source }
}

/** Length of the shortest prefix, as for trusted proxies: no organisation has a wider network under one hand. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const

function isListed(list: BlockList, address: string): boolean {
  const normalised = normaliseAddress(address)
  return normalised !== null && list.check(normalised, isIPv6(normalised) ? 'ipv6' : 'ipv4')
}

/** Null for an empty list, which most editions have: looking an address up in it costs more than the rest. */
function createWhitelist(source: string, entries: readonly string[]): BlockList | null {
  if (entries.length === 0) return null
  const list = new BlockList()
  for (const entry of entries) {
    const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    // An address in another spelling, such as IPv4 within IPv6, is one that no visitor has; and a rule for half of the
    // internet is a slip of the pen, such as a prefix that was left out.
    const isSound = normaliseAddress(address) === address && (prefix === undefined || Number(prefix) >= WIDEST[family])
    try {
      if (!isSound) throw new RangeError(entry)
      if (prefix === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(prefix), family)
    } catch {
      throw new Error(`${source}: ${entry} expected an address or a CIDR of /8 (IPv4) or /16 (IPv6) at the widest`)
    }
  }
  return list
}
