import { createServer, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import type { VendorSandbox } from '#server/sandbox/vendor-sandbox.ts'
import { resources } from '#server/site/features.ts'
import { type EmbeddedUpstream, loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import type { ResourceName } from '#server/upstream/resource.ts'
import { listenOnLoopback } from '../loopback.ts'
import { describeBackEnd } from './back-end-api.ts'

export interface EmbeddedServerOptions {
  embedded: EmbeddedUpstream
  /** Vendors that are served beside it. */
  sandbox?: VendorSandbox
  /** Called before each answer; true says that it has answered, or never will. Faults are made here. */
  intercept?: (resource: ResourceName, response: ServerResponse) => boolean | Promise<boolean>
}

/** Returns a back end that serves the embedded data over HTTP with the contract's shapes, and at `/openapi.json` the contract. It does not listen yet. */
export function createEmbeddedServer({ embedded, sandbox, intercept }: EmbeddedServerOptions): Server {
  return createServer((request, response) => {
    if (sandbox?.answer(request, response)) return
    const url = new URL(request.url ?? '/', 'http://upstream.invalid')
    if (url.pathname === '/openapi.json') {
      sendJson(response, 200, describeBackEnd(embedded.resources))
      return
    }
    const resource = url.pathname.slice(1) as ResourceName
    if (!Object.hasOwn(embedded.resources, resource) || request.method !== 'GET') {
      sendJson(response, 404, { error: 'not found' })
      return
    }
    Promise.resolve(intercept?.(resource, response) ?? false)
      .then((isAnswered) => {
        if (!isAnswered) sendResource(response, { embedded, resource, query: url.searchParams })
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
}

/** Starts one that answers as it should, on a free port of loopback. */
export async function startEmbeddedServer(): Promise<{ port: number; server: Server }> {
  const dataFolder = path.resolve(import.meta.dirname, '../../data/upstream')
  const server = createEmbeddedServer({ embedded: await loadEmbeddedUpstream(dataFolder, resources) })
  return { port: await listenOnLoopback(server), server }
}

interface Question {
  embedded: EmbeddedUpstream
  resource: ResourceName
  query: URLSearchParams
}

function sendResource(response: ServerResponse, { embedded, resource, query }: Question) {
  const value = embedded.select(resource, query)
  if (value === null) sendJson(response, 404, { error: 'not found' })
  else sendJson(response, 200, bodyOf(resource, value))
}

/** Lists of links and releases stand in an object of their own. */
function bodyOf(resource: ResourceName, value: unknown): unknown {
  if (resource === 'download-links') return { links: value }
  return resource === 'releases' ? { releases: value } : value
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
