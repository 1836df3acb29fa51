import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from '#server/ops/metrics/metrics.ts'
import { queueOf, type WatchedConnections, watchConnections } from './idle-connections.ts'
import type { Problem, Refusals } from './plugins/client-errors.ts'

/** Connections of one process. Beyond the first number idle ones are closed, beyond the second new ones. */
const CROWD = 2_000
const MAX_CONNECTIONS = 10_000
/** Answers under way on one connection. Browsers and load balancers ask for one after the other. */
export const MAX_ANSWERS = 4
/** Answers under way in all, beyond which a connection has no more than one. */
const MAX_UNDER_WAY = 1_000
/** What answers under way may hold in all, in bytes; beyond it, unread ones are closed first. */
const MAX_HELD_BYTES = 32 * 1024 * 1024
/** What Node holds of an answer besides its bytes, roughly. */
const ANSWER_BYTES = 4_096
/** Interval between sums, in ms. */
const LOOK_MS = 250
/** Sums in a row at which nothing was read, after which a connection counts as unread. */
const MOST_LOOKS = 4
/** Requests that wait for their turn of the event loop; more are refused. */
const MAX_WAITING = 500

const BUSY: Problem = {
  status: 503,
  detail: 'There are too many requests.',
  headers: { connection: 'close', 'retry-after': '1' },
}

type CloseReason = 'pipelined' | 'unread'

interface BoundsOptions {
  metrics: Pick<Metrics, 'shed' | 'closedConnections'>
  refusals: Pick<Refusals, 'refuse'>
  /** Of `MAX_HELD_BYTES`, for tests of a part. */
  maxHeldBytes?: number
}

/** Limits what one connection holds of the process: limits per address see a request only when it is handled. */
export interface ConnectionBounds {
  /** Counts an answer of its connection; false when there are too many, and the connection is closed. */
  admit(request: IncomingMessage, response: ServerResponse): boolean
  /** Handles a request on a turn of the event loop of its own. */
  inTurn(response: ServerResponse, handle: () => void): void
  watch(server: Server): void
}

/** Returns the bounds of one server's connections. */
export function createConnectionBounds(options: BoundsOptions): ConnectionBounds {
  const { metrics, refusals, maxHeldBytes = MAX_HELD_BYTES } = options
  const underWay = new Set<ServerResponse>()
  let connections: WatchedConnections | null = null
  /** What waited for a connection's reader at the last look, in bytes, and for how many looks it has been as much. */
  const waitingFor = new WeakMap<Socket, { bytes: number; looks: number }>()
  /** Answers whose bytes are not shared with others. */
  const own = new WeakSet<ServerResponse>()
  const waiting: { response: ServerResponse; handle: () => void }[] = []

  function close(socket: Socket, reason: CloseReason): void {
    metrics.closedConnections.inc({ reason })
    // Includes what the kernel holds.
    socket.resetAndDestroy()
  }

  function closeUnread(): void {
    const heldBy = (response: ServerResponse) => ANSWER_BYTES + (own.has(response) ? response.writableLength : 0)
    let held = 0
    const unread: ServerResponse[] = []
    for (const response of underWay) {
      held += heldBy(response)
      if (response.socket && isUnread(response.socket)) unread.push(response)
    }
    if (held <= maxHeldBytes) return
    for (const response of unread.toSorted((one, other) => heldBy(other) - heldBy(one))) {
      if (held <= maxHeldBytes / 2) return
      held -= heldBy(response)
      if (response.socket && !response.socket.destroyed) close(response.socket, 'unread')
    }
  }

  /** Whether nothing was read for some sums. */
  function isUnread(socket: Socket): boolean {
    const bytes = queueOf(socket)
    const before = waitingFor.get(socket)
    const looks = before?.bytes === bytes ? before.looks + 1 : 0
    waitingFor.set(socket, { bytes, looks })
    return bytes > 0 && looks >= MOST_LOOKS
  }

  /** The event loop serves other connections between two of these. */
  function handleNext(): void {
    while (waiting[0]?.response.destroyed) waiting.shift()
    const [next] = waiting
    try {
      next?.handle()
    } finally {
      waiting.shift()
      if (waiting.length > 0) setImmediate(handleNext)
    }
  }

  return {
    admit({ socket }, response) {
      // Requests that were read together with the one too many.
      if (socket.destroyed) return false
      const others = connections?.answersOn(socket) ?? 0
      if (others >= MAX_ANSWERS || (others > 0 && underWay.size >= MAX_UNDER_WAY)) {
        close(socket, 'pipelined')
        return false
      }
      underWay.add(response)
      connections?.begin(socket, response, () => underWay.delete(response))
      return true
    },
    inTurn(response, handle) {
      own.add(response)
      if (waiting.length === MAX_WAITING) {
        metrics.shed.inc({ type: 'waiting' })
        refusals.refuse(response, BUSY)
        return
      }
      waiting.push({ response, handle })
      if (waiting.length === 1) setImmediate(handleNext)
    },
    watch(server) {
      server.maxConnections = MAX_CONNECTIONS
      server.on('drop', () => metrics.closedConnections.inc({ reason: 'crowded' }))
      const all = watchConnections(server, { isCounted: true })
      connections = all
      const looking = setInterval(() => {
        closeUnread()
        if (all.size > CROWD) metrics.closedConnections.inc({ reason: 'idle' }, all.closeIdle())
      }, LOOK_MS).unref()
      server.once('close', () => clearInterval(looking))
    },
  }
}
