import { type DestinationStream, type Logger, pino } from 'pino'

/** Lines are written in blocks of this length: one write for each costs as much as answering from the cache. */
const BLOCK_CHARACTERS = 4096
/** The longest that a line waits for its block to fill, in ms. */
const FLUSH_MS = 500
/** Bytes of blocks that wait while nothing can be written; beyond it, new ones are lost. */
const MAX_WAITING_BYTES = 1024 * 1024

/**
 * Returns the process's log: JSON lines to a file descriptor or path. What waits is written when the process ends. A
 * disk that is full or a reader that has gone loses lines, never the process (reliability, 0, row 26). A reader that is
 * there and does not read stops it: what collects lines must not block (docs/operations.md).
 */
export function createLog(level: string, destination: number | string = 1): Logger {
  const sink = pino.destination({ dest: destination, sync: true, maxLength: MAX_WAITING_BYTES })
  sink.on('error', () => {})
  return pino({ level }, inBlocks(sink))
}

/** Joins lines before the sink sees them: pino's own blocks measure every line's bytes, which costs as much as making it. */
function inBlocks(sink: DestinationStream) {
  let block = ''
  const flushSync = () => {
    if (block === '') return
    const full = block
    block = ''
    sink.write(full)
  }
  setInterval(flushSync, FLUSH_MS).unref()
  process.on('exit', flushSync)
  return {
    write(line: string) {
      block += line
      if (block.length >= BLOCK_CHARACTERS) flushSync()
    },
    flushSync,
    flush(done?: () => void) {
      flushSync()
      done?.()
    },
  }
}
