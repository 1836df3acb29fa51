import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** Lines are written in blocks of this size, in bytes: one write for each costs as much as answering from the cache. */
const BLOCK_BYTES = 4096
/** The longest that a line waits for its block to fill, in ms. */
const FLUSH_MS = 500

/** Returns the process's log: JSON lines to a file descriptor or path. What waits is written when the process ends. */
export function createLog(level: string, destination: number | string = 1): FastifyBaseLogger {
  return pino(
    { level },
    pino.destination({ dest: destination, sync: true, minLength: BLOCK_BYTES, periodicFlush: FLUSH_MS }),
  )
}
