import { isIP, isIPv4, SocketAddress } from 'node:net'
import { addressToBits, bitsToAddress } from './address-bits.ts'

/**
 * The bare address in its one canonical spelling, or null when it is none. Fastify passes on what a trusted proxy
 * wrote, so quotes, port, brackets and zone are taken off here, an IPv4 address mapped into IPv6
 * is given as IPv4, where alone the databases know it, and one of which every number has three digits loses its zeros. Other
 * leading zeros are refused: for some, they mean octal.
 *
 * @example normaliseAddress('[::ffff:203.0.113.9]:4711') // '203.0.113.9'
 */
export function normaliseAddress(raw: string | undefined): string | null {
  if (raw === undefined) return null
  // Nearly every request ends here.
  if (isIPv4(raw)) return raw
  if (raw.startsWith('::ffff:') && isIPv4(raw.slice(7))) return raw.slice(7)
  const bare = withoutZeros(withoutPort(withoutQuotes(raw.trim())))
  if (isIPv4(bare)) return bare
  if (isIP(bare) === 0) return null
  // Leaves the zone out as well.
  const canonical = new SocketAddress({ address: bare, family: 'ipv6' }).address
  return mappedIpv4.exec(canonical)?.[1] ?? canonical
}

/** The network an address lies in, coarse enough for logs: /24 of IPv4, /48 of IPv6; null when it is no address. */
export function truncateAddress(raw: string | undefined): string | null {
  const address = normaliseAddress(raw)
  if (address === null) return null
  if (!address.includes(':')) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`
  return `${normaliseAddress(bitsToAddress(addressToBits(address).fill(0, 48), 6))}/48`
}

/** Whom limits count: an address of IPv4, or the /64 of IPv6 that a subscriber has, whatever port a proxy wrote behind it. */
export function subscriberOf(raw: string): string {
  const address = normaliseAddress(raw)
  if (address === null || !address.includes(':')) return address ?? raw
  return `${normaliseAddress(bitsToAddress(addressToBits(address).fill(0, 64), 6))}/64`
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/
const bracketed = /^\[([^\]]*)\](?::\d+)?$/
const ipv4WithPort = /^([\d.]+):\d+$/
const quoted = /^"([^"]*)"$/
const padded = /^\d{3}(?:\.\d{3}){3}$/

function withoutQuotes(text: string): string {
  return quoted.exec(text)?.[1] ?? text
}

function withoutZeros(text: string): string {
  return padded.test(text) ? text.split('.').map(Number).join('.') : text
}

function withoutPort(text: string): string {
  return bracketed.exec(text)?.[1] ?? ipv4WithPort.exec(text)?.[1] ?? text
}
