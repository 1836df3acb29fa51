import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'
import { normaliseAddress } from './client-address.ts'

/** What the connection, or a trusted proxy, says of a request; the framework's `ip` and `protocol` for one that it never sees. */
export interface Connections {
  /** undefined when the connection is closed already. */
  addressOf(request: IncomingMessage): string | undefined
  isSecure(request: IncomingMessage): boolean
  /** Whether a visitor asks on the machine itself: nobody else can reach the site, and nothing speaks of a proxy (R18). */
  isAtHome(request: IncomingMessage): boolean
  /** Whether forwarded headers of whoever has that address count; also the framework's `trustProxy`. */
  isTrusted: (address: string) => boolean
}

/** What a proxy says of itself or of whom it asks for, whether we trust it or not. */
const proxyHeader = /^(?:x-forwarded-.*|x-real-ip|x-request-(?:id|start)|forwarded|via)$/

interface ConnectionsOptions {
  /** Where the site listens (HOST). */
  host: string
  trustedProxies: readonly string[]
}

/** Returns what reads requests that come to this address and through these proxies (TRUSTED_PROXIES). */
export function createConnections({ host, trustedProxies }: ConnectionsOptions): Connections {
  const isLocal = isLoopbackHost(host)
  const isAtHome = ({ headers, httpVersion, socket }: IncomingMessage) =>
    isLocal &&
    isLoopback(socket.remoteAddress) &&
    // A proxy on this machine that says nothing of itself hands on the name that was asked for, or speaks HTTP/1.0 as nginx does.
    isLocalName(headers.host) &&
    httpVersion === '1.1' &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  if (trustedProxies.length === 0) {
    return {
      addressOf: ({ socket }) => socket.remoteAddress,
      isSecure: ({ socket }) => isEncrypted(socket),
      isTrusted: () => false,
      isAtHome,
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
    // Whoever named a proxy has visitors come through it.
    isAtHome: () => false,
  }
}

/** Whether only the machine itself reaches a site that listens there. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host)
}

/** Whether a Host header names the machine itself, as a browser on it does. */
function isLocalName(host = ''): boolean {
  return /^(?:[a-z-]+\.)?localhost(?::\d+)?$/i.test(host) || isLoopback(host)
}

function isLoopback(raw: string | undefined): boolean {
  const address = normaliseAddress(raw)
  return address === '::1' || address?.startsWith('127.') === true
}

function isEncrypted(socket: IncomingMessage['socket']): boolean {
  return (socket as Partial<TLSSocket>).encrypted === true
}
