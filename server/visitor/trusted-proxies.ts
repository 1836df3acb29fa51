import { isIP, isIPv4 } from 'node:net'
import { normaliseAddress } from './client-address.ts'

/**
 * Fastify's `trustProxy` list from the value of TRUSTED_PROXIES: addresses, CIDR ranges and the word `loopback`; empty when
 * the value is unset, and then forwarded headers mean nothing. Throws an Error that quotes the value and says what was
 * expected, because every mistake here lets visitors choose their own country.
 */
export function parseTrustedProxies(value: string | undefined): string[] {
  if (value === undefined || value.trim() === '') return []
  return value.split(',').map((entry) => parseEntry(entry.trim(), value))
}

// The widest network under one hand: 10.0.0.0/8 of private space, and no organisation holds more IPv6 than a /16. A range
// beyond that takes in strangers, whatever it was meant for.
const WIDEST_IPV4 = 8
const WIDEST_IPV6 = 16

const expected =
  'expected a comma-separated list of proxy addresses, CIDR ranges or the word loopback, such as "10.0.12.0/24, 2001:db8:7::/48", or nothing'

function parseEntry(entry: string, value: string): string {
  if (entry === 'loopback') return entry
  const refuse = (reason: string) => new Error(`"${value}": ${reason}; ${expected}`)

  const [address = '', length, ...rest] = entry.split('/')
  const hasZone = address.includes('%')
  if (isIP(address) === 0 || hasZone || rest.length > 0) throw refuse(explainWord(entry))

  const prefix = length === undefined ? undefined : parsePrefixLength(length, isIPv4(address) ? 32 : 128)
  if (prefix === null) throw refuse(`"${entry}" has no valid prefix length`)

  const widest = isIPv4(address) ? WIDEST_IPV4 : WIDEST_IPV6
  if (prefix !== undefined && prefix < widest) throw refuse(`"${entry}" is wider than /${widest} and trusts strangers`)

  // All of IPv4 lies mapped in ::ffff:0:0/96, so a range around there would be all-embracing unseen.
  const canonical = normaliseAddress(address)
  if (!isIPv4(address) && canonical !== '::1' && (isIPv4(canonical ?? '') || canonical?.startsWith('::'))) {
    throw refuse(`"${entry}" must be written as an IPv4 address or range`)
  }
  return entry
}

function parsePrefixLength(text: string, max: number): number | null {
  const length = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return length <= max ? length : null
}

function explainWord(entry: string): string {
  if (entry === '') return 'an entry is empty'
  if (/^\d+$/.test(entry)) return `"${entry}" is a number of hops, which cannot tell a proxy from a visitor`
  if (/^(true|\*|all)$/i.test(entry)) return `"${entry}" would believe every visitor`
  if (/^(uniquelocal|linklocal)$/i.test(entry)) return `"${entry}" trusts all private space, clients in it included`
  return `"${entry}" is neither an address nor a range`
}
