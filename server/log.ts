import { type Logger, pino } from 'pino'

/** Lines are written in blocks of this size, in bytes: one write for each costs as much as answering from the cache. */
const BLOCK_BYTES = 4096
/** The longest that a line waits for its block to fill, in ms. */
const FLUSH_MS = 500
/** Bytes of lines that wait while nothing can be written; beyond it, new ones are lost. */
const MAX_WAITING_BYTES = 1024 * 1024

/**
 * Returns the process's log: JSON lines to a file descriptor or path. What waits is written when the process ends. A
 * disk that is full or a reader that has gone loses lines, never the process (reliability, 0, row 26).
 */
export function createLog(level: string, destination: number | string = 1): Logger {
  const sink = pino.destination({
    dest: destination,
    sync: true,
    minLength: BLOCK_BYTES,
    maxLength: MAX_WAITING_BYTES,
    periodicFlush: FLUSH_MS,
  })
  sink.on('error', () => {})
  return pino({ level }, sink)
}
