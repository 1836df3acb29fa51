import type { FastifyInstance } from 'fastify'
import { watchConnections } from './idle-connections.ts'

/** How often connections that have turned idle are closed while a server closes, in ms. */
const LOOK_MS = 50

/** Prepares the end of an application that does not listen yet. What it returns resolves when requests under way are answered. */
export function createClose(app: FastifyInstance): () => Promise<void> {
  const connections = watchConnections(app.server)
  return async () => {
    // Idle connections would hold the close until they time out; others turn idle while it goes on.
    const closing = setInterval(() => connections.closeIdle(), LOOK_MS)
    await app.close()
    clearInterval(closing)
  }
}
