import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import { loadAll } from '#server/site/content/load-all.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { type EditionId, editionIds } from '#shared/site/editions.ts'
import { type RegionRule, type RegionRules, resolveVisitor, ruleOf } from '#shared/visitor/region-rules.ts'
import type { Location, Visitor } from '#shared/visitor/visitor.ts'
import { normaliseAddress } from './client-address.ts'
import { collectRules, RegionRulesSchema } from './collect-rules.ts'
import { loadCountryLaws } from './country-laws.ts'

/** The visitor and their rule, from the address of the connection or a trusted proxy alone. */
export interface Visitors {
  /** The same object for all visitors of one place, except the whitelist's. */
  resolve(input: { address: string; isAtHome?: boolean; editionId: EditionId }): Visitor
  resolvePreview(input: { location: Location; isWhitelisted: boolean; editionId: EditionId }): Visitor
  /** Whether single addresses of an edition are treated apart from their place. */
  hasWhitelist(editionId: EditionId): boolean
  ruleOf: (editionId: EditionId, ruleKey: string | null) => RegionRule | null
  /** Why the rule of that id is there. */
  reasonOf: (editionId: EditionId, ruleId: string) => RegionRule['reason'] | null
  /** The edition that serves those whom the rule of that id restricts; null: none of all. */
  siblingOf: (editionId: EditionId, ruleId: string) => EditionId | null
}

/** Loads every edition's region rules; addresses are looked up for an edition. @throws Error that names the file, the key and what was expected. */
export async function loadVisitors(
  folder: string,
  lookup: (address: string, editionId: EditionId) => Location,
): Promise<Visitors> {
  const laws = await loadCountryLaws(folder)
  const loaded = await loadAll(
    editionIds.map(async (id): Promise<[EditionId, SiteRules]> => {
      const file = join(folder, 'markets', id, 'region-rules.json')
      const data = await loadJson(file, RegionRulesSchema)
      await nextTurn()
      const rules = collectRules(file, data, laws)
      const site = {
        rules,
        whitelist: createWhitelist(`${file}: /whitelist`, data.whitelist),
        home: visitorAtHome(`${file}: /home`, data.home, rules),
        known: new WeakMap(),
      }
      return [id, site]
    }),
  )
  const sites = Object.fromEntries(loaded) as Record<EditionId, SiteRules>
  const ruleWith = (editionId: EditionId, ruleId: string) =>
    Object.values(sites[editionId].rules).find(({ id }) => id === ruleId)

  return {
    resolve({ address, isAtHome = false, editionId }) {
      const { rules, whitelist, home, known } = sites[editionId]
      if (isAtHome) return home
      const location = lookup(address, editionId)
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
    hasWhitelist: (editionId) => sites[editionId].whitelist !== null,
    ruleOf: (editionId, ruleKey) => ruleOf(sites[editionId].rules, ruleKey),
    reasonOf: (editionId, ruleId) => ruleWith(editionId, ruleId)?.reason ?? null,
    siblingOf: (editionId, ruleId) => ruleWith(editionId, ruleId)?.edition ?? null,
  }
}

interface SiteRules {
  rules: RegionRules
  whitelist: BlockList | null
  home: Visitor
  known: WeakMap<Location, Visitor>
}

/** R18. @throws Error when a visitor at home is restricted. */
function visitorAtHome(place: string, key: string, rules: RegionRules): Visitor {
  const location = { country: key.slice(0, 2), region: key.slice(2) || null }
  const visitor = resolveVisitor({ location, isWhitelisted: false, isPreview: false, isAtHome: true, rules })
  if (visitor.ruleKey !== key || visitor.ruleType !== null) {
    throw new Error(`${place}: ${key} expected the key of a rule that restricts nobody`)
  }
  return Object.freeze(visitor)
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
