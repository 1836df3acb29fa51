import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'

/** What the connection, or a trusted proxy, says of a request; the framework's `ip` and `protocol` for one that it never sees. */
export interface Connections {
  /** undefined when the connection is closed already. */
  addressOf(request: IncomingMessage): string | undefined
  isSecure(request: IncomingMessage): boolean
}

/** Returns what reads requests that come through these proxies (TRUSTED_PROXIES). */
export function createConnections(trustedProxies: readonly string[]): Connections {
  if (trustedProxies.length === 0) {
    return { addressOf: ({ socket }) => socket.remoteAddress, isSecure: ({ socket }) => isEncrypted(socket) }
  }
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return {
    addressOf: (request) => proxyAddr(request, isTrusted),
    isSecure({ headers, socket }) {
      const forwarded = headers['x-forwarded-proto']
      if (!forwarded || !isTrusted(socket.remoteAddress ?? '', 0)) return isEncrypted(socket)
      // Each proxy appends its own word.
      return String(forwarded).split(',').at(-1)?.trim() === 'https'
    },
  }
}

function isEncrypted(socket: IncomingMessage['socket']): boolean {
  return (socket as Partial<TLSSocket>).encrypted === true
}
