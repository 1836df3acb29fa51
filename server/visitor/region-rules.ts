import { BlockList, isIPv6 } from 'node:net'
import { join } from 'node:path'
import Type from 'typebox'
import { type EditionId, editionIds } from '#shared/editions.ts'
import { resolveVisitor } from '#shared/region-rules.ts'
import type { Location, Visitor } from '#shared/visitor.ts'
import { loadJson } from '../content/load-json.ts'
import { normaliseAddress } from './client-address.ts'

const RuleType = Type.Union([Type.Literal('BLOCKED'), Type.Literal('WARNING'), Type.Null()])
const RegionRulesSchema = Type.Object(
  {
    rules: Type.Record(Type.String({ pattern: '^([A-Z]{2}([A-Z0-9]{1,3})?|UNKNOWN)$' }), RuleType),
    /** Addresses and CIDRs, IPv4 and IPv6, that no rule restricts. */
    whitelist: Type.Array(Type.String()),
  },
  { additionalProperties: false },
)
const FileSchema = Type.Object(
  Object.fromEntries(editionIds.map((id) => [id, RegionRulesSchema])) as Record<EditionId, typeof RegionRulesSchema>,
  { additionalProperties: false },
)

/** Decides who visits: from the address that the connection or a trusted proxy gives, never from anything else. */
export type VisitorResolver = (input: { address: string; editionId: EditionId }) => Visitor

/**
 * Loads `region-rules.json` and returns the decision over it.
 * @throws Error that names the file, the key and what was expected.
 */
export async function loadVisitorResolver(
  folder: string,
  lookup: (address: string) => Location,
): Promise<VisitorResolver> {
  const file = join(folder, 'region-rules.json')
  const rules = await loadJson(file, FileSchema)
  const whitelists = Object.fromEntries(
    editionIds.map((id) => [id, createWhitelist(`${file}: /${id}/whitelist`, rules[id].whitelist)]),
  ) as Record<EditionId, BlockList | null>

  return ({ address, editionId }) => {
    const normalised = normaliseAddress(address)
    const location = normalised ? lookup(normalised) : { country: null, region: null }
    const whitelist = whitelists[editionId]
    const family = normalised && isIPv6(normalised) ? 'ipv6' : 'ipv4'
    const isWhitelisted = normalised !== null && (whitelist?.check(normalised, family) ?? false)
    return resolveVisitor({ location, isWhitelisted, regionRules: rules[editionId] })
  }
}

/** Null for an empty list, which most editions have: looking an address up in it costs more than the rest. */
function createWhitelist(source: string, entries: readonly string[]): BlockList | null {
  if (entries.length === 0) return null
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (prefix === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(prefix), family)
    } catch {
      throw new Error(`${source}: ${entry} expected an address or a CIDR`)
    }
  }
  return list
}
