import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers that the kernel does not have as a whole yet. */
  answers: number
  /** Of its bytes, those that belong to requests that are answered. */
  bytesRead: number
  /** What waited for its reader at the last look, in bytes, and since when it has been as much, in ms of a clock that only runs. */
  waiting: { bytes: number; since: number }
}

export interface WatchedConnections {
  readonly size: number
  /** Answers under way on a connection. */
  answersOn(socket: Socket): number
  /** Counts an answer until it has ended, and calls `onEnd` then. */
  begin(socket: Socket, response: ServerResponse, onEnd?: () => void): void
  /** Closes connections on which nothing is under way. Returns how many. */
  closeIdle(): number
  /** Closes connections whose reader has taken nothing for so many ms, as far as those who ask again and again can see. */
  closeUnread(afterMs: number): void
}

/** Bytes that the kernel has not taken yet, by what Node's own time limit of a connection goes: a large write shows as it proceeds. */
export function queueOf(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize: number } | null }
  return handle?.writeQueueSize ?? 0
}

const watched = new WeakMap<Server, WatchedConnections>()

/**
 * Watches the connections of a server that does not listen yet; the same for the same server. Node's own
 * `closeIdleConnections` takes an answer for sent while its last byte waits in the process, and an unused connection for
 * busy. Each request costs one listener, unless the caller calls `begin` itself (`isCounted`).
 */
export function watchConnections(server: Server, { isCounted = false } = {}): WatchedConnections {
  const known = watched.get(server)
  if (known) return known
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: 0, bytesRead: 0, waiting: { bytes: 0, since: 0 } })
    socket.once('close', () => connections.delete(socket))
  })
  const begin: WatchedConnections['begin'] = (socket, response, onEnd) => {
    const connection = connections.get(socket)
    if (connection) connection.answers += 1
    response.on('close', () => {
      if (connection) {
        connection.answers -= 1
        connection.bytesRead = socket.bytesRead
      }
      onEnd?.()
    })
  }
  if (!isCounted) {
    const count = ({ socket }: IncomingMessage, response: ServerResponse) => begin(socket, response)
    server.on('request', count).on('checkExpectation', count)
  }
  const found: WatchedConnections = {
    begin,
    get size() {
      return connections.size
    },
    answersOn: (socket) => connections.get(socket)?.answers ?? 0,
    closeIdle() {
      let closed = 0
      for (const [socket, { answers, bytesRead }] of connections) {
        if (answers > 0 || socket.bytesRead !== bytesRead) continue
        socket.destroy()
        closed += 1
      }
      return closed
    },
    closeUnread(afterMs) {
      const now = performance.now()
      for (const [socket, connection] of connections) {
        const bytes = queueOf(socket)
        if (bytes === 0 || bytes !== connection.waiting.bytes) connection.waiting = { bytes, since: now }
        else if (now - connection.waiting.since >= afterMs) socket.resetAndDestroy()
      }
    },
  }
  watched.set(server, found)
  return found
}
