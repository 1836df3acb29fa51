import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { watchConnections } from './idle-connections.ts'

/** How often connections that have turned idle are closed while a server closes, in ms. */
const LOOK_MS = 50
/** How long a server that closes waits for a reader who takes nothing, in ms: Node's own limit comes after the grace. */
const UNREAD_MS = 5_000

/** Prepares the end of an application that does not listen yet. What it returns resolves when requests under way are answered. */
export function createClose(app: FastifyInstance): () => Promise<void> {
  const connections = watchConnections(app.server)
  return async () => {
    // Node's own close also ends its limits on requests that come slowly: one half-sent head would hold the process to its grace.
    const { server } = app
    server.close = (done) => {
      Server.prototype.close.call(server, done)
      return server
    }
    // Idle connections would hold the close until they time out; others turn idle while it goes on.
    const closing = setInterval(() => {
      connections.closeIdle()
      connections.closeUnread(UNREAD_MS)
    }, LOOK_MS)
    await app.close()
    clearInterval(closing)
  }
}
