import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers that the kernel does not have as a whole yet. */
  answers: number
  /** Of its bytes, those that belong to requests that are answered. */
  bytesRead: number
}

export interface IdleConnections {
  readonly size: number
  /** Closes connections on which nothing is under way. Returns how many. */
  close(): number
}

/**
 * Watches the connections of a server that does not listen yet. Node's own `closeIdleConnections` takes an answer for sent when
 * its last byte waits in the process, and a connection on which nothing was asked for busy.
 */
export function watchIdle(server: Server): IdleConnections {
  const connections = new Map<Socket, Connection>()
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answers: 0, bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  const count = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.answers += 1
    response.once('close', () => {
      connection.answers -= 1
      connection.bytesRead = socket.bytesRead
    })
  }
  server.on('request', count)
  server.on('checkExpectation', count)
  return {
    get size() {
      return connections.size
    },
    close() {
      let closed = 0
      for (const [socket, { answers, bytesRead }] of connections) {
        if (answers > 0 || socket.bytesRead !== bytesRead) continue
        socket.destroy()
        closed += 1
      }
      return closed
    },
  }
}
