import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createEmbeddedServer } from '#scripts/upstream/embedded-server.ts'
import { resources } from '#server/site/features.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import type { ResourceName } from '#server/upstream/resource.ts'

const dataFolder = fileURLToPath(new URL('../../data/upstream', import.meta.url))

/** On this day its data is as it stands in its files. */
const SAMPLE_DAY = Date.parse('2026-11-20T12:00:00Z')

/** How the back end behaves. `normal` serves the embedded data; the rest are the ways in which back ends fail. */
export type UpstreamMode =
  | 'normal'
  | 'hang'
  | 'silence'
  | 'drip'
  | 'reset'
  | 'truncate'
  | 'garbage'
  | 'html'
  | 'html-404'
  | 'not-found'
  | 'too-much'
  | 'gzip-bomb'
  | 'redirect'
  | { status: number }
  | { json: unknown }
  | { text: string }

export type UpstreamServer = Awaited<ReturnType<typeof createUpstreamServer>>

/** Starts a real HTTP server on loopback that plays the back end, well or badly, as the test says. Close it after. */
export async function createUpstreamServer() {
  const modes = new Map<ResourceName, UpstreamMode>()
  const counts = new Map<ResourceName, number>()
  const headers = new Map<ResourceName, IncomingHttpHeaders>()
  const holds = new Map<ResourceName, Promise<void>>()
  const arrivals = new Map<ResourceName, (() => void)[]>()

  const server = createEmbeddedServer({
    embedded: await loadEmbeddedUpstream(dataFolder, resources, { now: () => SAMPLE_DAY }),
    async intercept(resource, response) {
      counts.set(resource, (counts.get(resource) ?? 0) + 1)
      headers.set(resource, response.req.headers)
      for (const arrived of arrivals.get(resource) ?? []) arrived()
      arrivals.delete(resource)
      await holds.get(resource)
      const mode = modes.get(resource) ?? 'normal'
      if (mode !== 'normal') misbehave(response, mode, url)
      return mode !== 'normal'
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** Base URL, as UPSTREAM_URL takes it. */
    url,
    /** Changes how a resource, or `all` of them, is answered from the next answer on. */
    behaviour(resource: ResourceName | 'all', mode: UpstreamMode) {
      for (const name of resource === 'all' ? (Object.keys(resources) as ResourceName[]) : [resource])
        modes.set(name, mode)
    },
    /** Keeps every answer of a resource back until the returned function is called. */
    hold(resource: ResourceName): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      holds.set(resource, promise)
      return () => {
        holds.delete(resource)
        resolve()
      }
    },
    /** Requests for a resource so far. */
    count: (resource: ResourceName) => counts.get(resource) ?? 0,
    /** What the last request for a resource has brought. */
    headersOf: (resource: ResourceName) => headers.get(resource),
    /** Connections that are open. */
    connections: () => promisify(server.getConnections.bind(server))(),
    /** Resolves when the next request for a resource has arrived. */
    arrival(resource: ResourceName): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      arrivals.set(resource, [...(arrivals.get(resource) ?? []), resolve])
      return promise
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const json = { 'content-type': 'application/json' }
const DRIP_EVERY_MS = 10
const BOMB_BYTES = 32 * 1024 * 1024

function misbehave(response: ServerResponse, mode: Exclude<UpstreamMode, 'normal'>, url: string) {
  if (typeof mode === 'object') {
    if ('status' in mode) response.writeHead(mode.status, json).end('{}')
    else response.writeHead(200, json).end('json' in mode ? JSON.stringify(mode.json) : mode.text)
    return
  }
  faults[mode](response, url)
}

const faults: Record<Exclude<Extract<UpstreamMode, string>, 'normal'>, Fault> = {
  hang: () => {},
  silence: (response) => response.writeHead(200, json).flushHeaders(),
  drip(response) {
    response.writeHead(200, json)
    const drops = setInterval(() => response.write(' '), DRIP_EVERY_MS)
    response.on('close', () => clearInterval(drops))
  },
  reset: (response) => response.destroy(),
  truncate: (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('[', () => response.destroy())
  },
  garbage: (response) => response.writeHead(200, json).end('[{"path": "/over'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  'html-404': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
  'not-found': (response) => response.writeHead(404, json).end('{"error": "not found"}'),
  'too-much': (response) => {
    response.writeHead(200, json)
    const spaces = ' '.repeat(64 * 1024)
    const pour = () => {
      while (!response.destroyed && response.write(spaces));
    }
    response.on('drain', pour)
    pour()
  },
  'gzip-bomb': (response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(BOMB_BYTES, ' '))),
  redirect: (response, url) => response.writeHead(302, { location: `${url}/leaderboards?siteId=GGPNL` }).end(),
}
type Fault = (response: ServerResponse, url: string) => void
