import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import proxyAddr from '@fastify/proxy-addr'
import { normaliseAddress } from './client-address.ts'

export interface Connections {
  /** undefined when the connection is closed already. */
  addressOf(request: IncomingMessage): string | undefined
  isSecure(request: IncomingMessage): boolean
  /** Whether the request comes from this machine: the site listens on loopback, and nothing indicates a proxy (R18). */
  isAtHome(request: IncomingMessage): boolean
  isTrusted: (address: string) => boolean
  /** Whether a trusted proxy made the connection, so that its headers count. */
  isProxied(request: IncomingMessage): boolean
}

/** Headers that indicate a proxy, trusted or not. */
const proxyHeader = /^(?:x-forwarded-.*|x-real-ip|x-request-(?:id|start)|forwarded|via)$/

interface ConnectionsOptions {
  /** Where the site listens (HOST). */
  host: string
  trustedProxies: readonly string[]
}

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
      isProxied: () => false,
      isAtHome,
    }
  }
  const isListed = proxyAddr.compile([...trustedProxies])
  // A proxy may write the one before it with port, brackets, quotes or zeros; what cannot be read is not trusted.
  const isTrusted = (hop: string) => {
    const address = normaliseAddress(hop)
    return address !== null && isListed(address, 0)
  }
  const isProxied = ({ socket }: IncomingMessage) => isTrusted(socket.remoteAddress ?? '')
  return {
    addressOf: (request) => proxyAddr(request, isTrusted),
    isSecure(request) {
      const { headers, socket } = request
      const forwarded = headers['x-forwarded-proto']
      if (!forwarded || !isProxied(request)) return isEncrypted(socket)
      // Each proxy appends one.
      return String(forwarded).split(',').at(-1)?.trim() === 'https'
    },
    isTrusted,
    isProxied,
    // With a trusted proxy, visitors come through it.
    isAtHome: () => false,
  }
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host)
}

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
