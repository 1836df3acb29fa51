import { BlockList, isIPv6 } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { normaliseAddress, truncateAddress } from './client-address.ts'

/** One line in ten minutes at most, in ms: it would otherwise be one a request. */
const SILENT_MS = 600_000

/** Networks that no visitor from the internet is in (RFC 1918, 6598, 3927, 4193, 4291). */
const privateNetworks = new BlockList()
for (const [network, length] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, length, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

interface MissingHopsOptions {
  /** From the configuration; with none, every connection is a visitor's. */
  trustedProxies: readonly string[]
  isTrusted: (address: string) => boolean
  log: Pick<FastifyBaseLogger, 'warn'>
  clock: { now(): number }
}

/** Returns what tells whether a visitor's address is a proxy that TRUSTED_PROXIES lacks: a private one. Logs it. */
export function createMissingHops({ trustedProxies, isTrusted, log, clock }: MissingHopsOptions) {
  let silentUntil = Number.NEGATIVE_INFINITY
  return (raw: string): boolean => {
    const address = trustedProxies.length > 0 ? normaliseAddress(raw) : null
    if (address === null || isTrusted(address)) return false
    if (!privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return false
    if (clock.now() >= silentUntil) {
      silentUntil = clock.now() + SILENT_MS
      log.warn(
        { network: truncateAddress(address) },
        'TRUSTED_PROXIES: a visitor seems to come from a private network, so a proxy in it is probably missing; expected every proxy between the first and this process',
      )
    }
    return true
  }
}
