import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often connections that have turned idle are closed while a server closes, in ms. */
const LOOK_MS = 50

/**
 * Prepares the end of an application that does not listen yet. What it returns resolves when requests under way are answered:
 * connections that nobody uses, or has used yet, do not hold it.
 */
export function createClose(app: FastifyInstance): () => Promise<void> {
  const unused = watchUnused(app.server)
  return async () => {
    // Idle connections would hold the close until they time out; others turn idle while it goes on.
    const closing = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, LOOK_MS)
    await app.close()
    clearInterval(closing)
  }
}

/** Connections that have asked for nothing yet, as browsers open them ahead: Node does not take them for idle. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}
