import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'
import { PROBLEM_TYPE } from '../problems.ts'
import { securityHeaders } from './security-headers.ts'

/** What Node's parser says of a request that never became one; everything else is malformed (reliability, 5.4). */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers a request that could not be parsed, with the headers of every other answer, and closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code] ?? 400
  const title = STATUS_CODES[status]
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: 'The request cannot be read.' })
  const headers = {
    ...securityHeaders,
    'cache-control': cachePolicies.never,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': PROBLEM_TYPE,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
}
