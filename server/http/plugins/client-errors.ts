import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionError, FastifyInstance } from 'fastify'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { cachePolicies } from '../cache-policies.ts'
import { PROBLEM_TYPE } from '../problems.ts'
import { REQUEST_ID_HEADER } from '../request-id.ts'
import type { LogAnswer } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

/** Errors of Node's parser that are not just malformed requests. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

export type Refusals = ReturnType<typeof createRefusals>

interface RefusalsOptions {
  logAnswer: LogAnswer
  metrics: Pick<Metrics, 'countRequest'>
}

/** Returns what answers requests that never come to Fastify, with the headers, the line and the count of every other answer. */
export function createRefusals({ logAnswer, metrics }: RefusalsOptions) {
  const tell = (problem: Problem, request?: IncomingMessage) => {
    const { status, title, headers, body, requestId } = composeProblem(problem)
    const { method = null, url = null } = request ?? {}
    // The connection's address is a balancer's.
    const ofNobody = { address: undefined, logLevel: undefined, edition: null, page: null, cache: null, traceId: null }
    const bytes = Buffer.byteLength(body)
    logAnswer({ ...ofNobody, id: requestId, method, url, status, ms: 0, bytes })
    metrics.countRequest({ edition: null, method: method ?? '', route: 'none', status, seconds: 0 })
    return { status, title, headers, body }
  }
  const endWithProblem = (socket: Duplex, problem: Problem, request?: IncomingMessage) => {
    const { status, title, headers, body } = tell(problem, request)
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
  }

  return {
    /** Answers a request that could not be parsed, and closes the connection. */
    refuseUnreadable(error: ConnectionError, socket: Duplex): void {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
      else endWithProblem(socket, { status: statuses[error.code] ?? 400, detail: 'The request cannot be read.' })
    },
    /**
     * Answers 405 to CONNECT, which Node would end without an answer, a 502 to a load balancer. Node drops its time limits
     * for such a connection, so it is always closed here.
     */
    refuseConnect(app: FastifyInstance): void {
      app.server.on('connect', (request, socket: Socket) => {
        socket.on('error', () => socket.destroy()).once('finish', () => socket.destroySoon())
        endWithProblem(socket, { status: 405, detail: 'This is no proxy.', headers: { allow: 'GET, HEAD' } }, request)
      })
    },
    /** Refuses a request that could be read. */
    refuse(response: ServerResponse, problem: Problem): void {
      const { status, headers, body } = tell(problem, response.req)
      response.writeHead(status, headers).end(body)
    },
  }
}

export interface Problem {
  status: number
  detail: string
  headers?: Record<string, string>
}

function composeProblem({ status, detail, headers: more }: Problem) {
  const title = STATUS_CODES[status]
  const requestId = randomUUID()
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, requestId })
  const headers = {
    ...securityHeaders,
    ...more,
    [REQUEST_ID_HEADER]: requestId,
    'cache-control': cachePolicies.never,
    'content-length': String(Buffer.byteLength(body)),
    'content-type': PROBLEM_TYPE,
  }
  return { status, title, headers, body, requestId }
}
