import { type Logger, pino } from 'pino'
import { sourceStack } from './source-stack.ts'

/** Lines are written in blocks of this length: one write for each costs as much as answering from the cache. */
const BLOCK_CHARACTERS = 4096
/** The longest that a line waits for its block to fill, in ms. */
const FLUSH_MS = 500
/** Bytes of blocks that wait while nothing can be written; beyond it, new ones are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024
/** Between attempts while the reader does not read, in ms. */
const RETRY_MS = 20
/** How long the end of the process waits for the reader, in ms. */
const EXIT_MS = 1_000

export interface Log {
  log: Logger
  /** Lines lost since the start: the reader did not read, or the disk was full. */
  droppedLines: () => number
}

/**
 * Returns the process's log: JSON lines to a file descriptor or path. The process never waits for the reader:
 * while it does not read, has gone, or the disk is full, lines wait up to a bound; beyond it they are dropped and counted.
 */
export function createLog(
  level: string,
  // Reading `process.stdout` makes a pipe or socket non-blocking: a full one then refuses a write instead of holding it.
  destination: number | string = process.stdout.fd,
): Log {
  const sink = createSink(destination)
  const log = pino({ level, serializers: { err: serializeError } }, inBlocks(sink))
  let dropped = 0
  let untold = 0
  sink.onDrop((lines) => {
    if (untold === 0) {
      sink.onceWritten(() => {
        log.warn({ lines: untold }, 'Log lines were dropped')
        untold = 0
      })
    }
    untold += lines
    dropped += lines
  })
  return { log, droppedLines: () => dropped }
}

function serializeError(error: Error) {
  // What is told without a stack has a message alone.
  if (!(error instanceof Error)) return error
  const written = pino.stdSerializers.err(error)
  if (typeof written?.stack === 'string') written.stack = sourceStack(written.stack)
  return written
}

/**
 * Returns a sink that never blocks: bytes that are refused wait for the next attempt. On the main thread, because a blocked
 * write would hold one of the four pool threads that files and compression need.
 */
function createSink(destination: number | string) {
  const sink = pino.destination({
    dest: destination,
    sync: true,
    maxLength: MAX_WAITING_BYTES,
    retryEAGAIN: () => false,
  })
  let isFull = false
  let isRetrying = false
  const write = (lines: string) => {
    isFull = false
    sink.write(lines)
  }
  // In place of pino's own, which ends the log for good when a reader has gone.
  sink.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EAGAIN') return
    isFull = true
    if (isRetrying) return
    isRetrying = true
    setTimeout(() => {
      isRetrying = false
      write('')
    }, RETRY_MS).unref()
  })
  return {
    write,
    /** Writes what is left, as far as the reader takes it in time. */
    end(lines: string) {
      const endAt = performance.now() + EXIT_MS
      const pause = new Int32Array(new SharedArrayBuffer(4))
      write(lines)
      while (isFull && performance.now() < endAt) {
        Atomics.wait(pause, 0, 0, 1)
        write('')
      }
    },
    onDrop: (tell: (lines: number) => void) => sink.on('drop', (block: string) => tell(block.split('\n').length - 1)),
    onceWritten: (tell: () => void) => sink.once('drain', tell),
  }
}

/** Joins lines into blocks: pino's own measure every line's bytes, which costs as much as making it. */
function inBlocks(sink: Pick<ReturnType<typeof createSink>, 'write' | 'end'>) {
  let block = ''
  const takeBlock = () => {
    const full = block
    block = ''
    return full
  }
  const flushSync = () => {
    if (block !== '') sink.write(takeBlock())
  }
  setInterval(flushSync, FLUSH_MS).unref()
  process.on('exit', () => sink.end(takeBlock()))
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
