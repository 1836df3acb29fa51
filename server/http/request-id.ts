import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Connections } from '#server/visitor/connections.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

/** As balancers write them; anything else of any length may be a visitor's. */
const ID = /^[\w.:-]{8,128}$/

/**
 * Returns what names a request: the id that a trusted proxy has given it, by which its log and ours meet, else one of our own.
 */
export function createRequestIds({ isProxied }: Pick<Connections, 'isProxied'>): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers[REQUEST_ID_HEADER]
    return typeof given === 'string' && ID.test(given) && isProxied(request) ? given : randomUUID()
  }
}
