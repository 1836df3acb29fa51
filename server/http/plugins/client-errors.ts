import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'
import { PROBLEM_TYPE } from '../problems.ts'
import { REQUEST_ID_HEADER } from '../request-id.ts'
import { securityHeaders } from './security-headers.ts'

/** Errors of Node's parser that are not just malformed requests. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers a request that could not be parsed, with the headers of every other answer, and closes the connection. */
export function answerClientError(error: ConnectionError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else endWithProblem(socket, { status: statuses[error.code] ?? 400, detail: 'The request cannot be read.' })
}

/**
 * Answers 405 to CONNECT, which Node would end without an answer, a 502 to a load balancer. Node drops its time limits for
 * such a connection, so it is always closed here.
 */
export function registerConnect(app: FastifyInstance): void {
  app.server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy()).once('finish', () => socket.destroySoon())
    endWithProblem(socket, { status: 405, detail: 'This is no proxy.', headers: { allow: 'GET, HEAD' } })
  })
}

/** Refuses a request before Fastify, with the headers of every other answer. */
export function sendUnhandled(response: ServerResponse, problem: Problem): void {
  const { status, headers, body } = composeProblem(problem)
  response.writeHead(status, headers).end(body)
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
  return { status, title, headers, body }
}

function endWithProblem(socket: Duplex, problem: Problem): void {
  const { status, title, headers, body } = composeProblem(problem)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
}
