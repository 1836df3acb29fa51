import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'
import { normaliseAddress } from './client-address.ts'

/** What the connection, or a trusted proxy, says of a request; the framework's `ip` and `protocol` for one that it never sees. */
export interface Connections {
  /** undefined when the connection is closed already. */
  addressOf(request: IncomingMessage): string | undefined
  isSecure(request: IncomingMessage): boolean
  /** Whether forwarded headers of whoever has that address count; also the framework's `trustProxy`. */
  isTrusted(address: string): boolean
}

/** Returns what reads requests that come through these proxies (TRUSTED_PROXIES). */
export function createConnections(trustedProxies: readonly string[]): Connections {
  if (trustedProxies.length === 0) {
    return {
      addressOf: ({ socket }) => socket.remoteAddress,
      isSecure: ({ socket }) => isEncrypted(socket),
      isTrusted: () => false,
    }
  }
  const isListed = proxyAddr.compile([...trustedProxies])
  // A proxy may write the one before it with port, brackets, quotes or zeros; what cannot be read is nobody we trust.
  const isTrusted = (hop: string) => {
    const address = normaliseAddress(hop)
    return address !== null && isListed(address, 0)
  }
  return {
    addressOf: (request) => proxyAddr(request, isTrusted),
    isSecure({ headers, socket }) {
      const forwarded = headers['x-forwarded-proto']
      if (!forwarded || !isTrusted(socket.remoteAddress ?? '')) return isEncrypted(socket)
      // Each proxy appends its own word.
      return String(forwarded).split(',').at(-1)?.trim() === 'https'
    },
    isTrusted,
  }
}

function isEncrypted(socket: IncomingMessage['socket']): boolean {
  return (socket as Partial<TLSSocket>).encrypted === true
}
