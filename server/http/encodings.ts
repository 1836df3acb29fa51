import type { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  type Gzip,
  gzip,
  type ZstdCompress,
  zstdCompress,
} from 'node:zlib'
import { brotliOptions, WINDOW_BITS } from './brotli.ts'

/** A part of a document: text, or bytes that were encoded before. */
export type Chunk = string | Uint8Array

/** What stored bytes are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity'
/** What is compressed while a visitor waits. */
export type LiveEncoding = Encoding | 'zstd'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)

/** Settings for compression while a visitor waits. */
const quickBrotli = brotliOptions(4)
const quickGzip = { level: 4 }
/** The bytes of Brotli 4 in half of its time. The window is Brotli's: the usual one of 2 MB is memory for every answer. */
const quickZstd = zstdOptions(5)
/** For what stands around a recurring frame, whose bytes make up for it: half of the time, and still no more than Brotli 4. */
const quickestZstd = zstdOptions(3)
/** Zstandard's best takes 30 ms for a page's styles. */
const bestZstd = zstdOptions(19)
/**
 * What is compressed goes into one block, so that Node goes to its threads and back once. For a document, one that comes from
 * the system and goes back to it (Dockerfile), of which only what is written takes memory.
 */
const BLOCK_BYTES = 128 * 1024
/** Less than this is no document. */
const SMALL_BYTES = 16 * 1024

/**
 * Memory in which documents are put together to be compressed, and which is used again: it would be garbage at once, of a kind
 * that V8 lets grow to 64 MB before it looks.
 */
const scratchBuffers: Buffer[] = []
const SCRATCH_BYTES = 256 * 1024
/** More than wait for compression at a time, but in a flood. */
const MAX_SCRATCH_BUFFERS = 8

/** What stands in document after document, with its frame once it has been sent. */
const recurring = new WeakMap<Uint8Array, Promise<Uint8Array> | null>()

/** Has bytes that documents share, their styles, compressed once. Returns them. */
export function compressOnce(bytes: Uint8Array): Uint8Array {
  recurring.set(bytes, null)
  return bytes
}

/** What is sent of an answer that is made once: its pieces, or one that holds them all, compressed. */
export async function encodeChunks(chunks: readonly Chunk[], encoding: LiveEncoding): Promise<Uint8Array[]> {
  if (encoding === 'identity') return piecesOf(chunks)
  if (encoding !== 'zstd') return [await compressTogether(chunks, encoding)]
  // One frame behind the other is what the format allows (RFC 8878, 3.1): only what is new in a page is compressed.
  const frames: Promise<Uint8Array>[] = []
  let start = 0
  const endFrame = (end: number) => {
    if (end > start) frames.push(compressTogether(chunks.slice(start, end), encoding, quickestZstd))
    start = end + 1
  }
  chunks.forEach((chunk, index) => {
    if (typeof chunk === 'string' || !recurring.has(chunk)) return
    endFrame(index)
    frames.push(recurringFrame(chunk))
  })
  if (frames.length === 0) return [await compressTogether(chunks, encoding)]
  endFrame(chunks.length)
  return Promise.all(frames)
}

function recurringFrame(bytes: Uint8Array): Promise<Uint8Array> {
  const frame = recurring.get(bytes) ?? compressZstd(bytes, bestZstd)
  recurring.set(bytes, frame)
  frame.catch(() => recurring.set(bytes, null))
  return frame
}

async function compressTogether(
  chunks: readonly Chunk[],
  encoding: Exclude<LiveEncoding, 'identity'>,
  zstd = quickZstd,
): Promise<Uint8Array> {
  const length = lengthOf(chunks)
  const scratch = takeScratch(length)
  const whole = writeChunks(scratch, chunks)
  const chunkSize = length < SMALL_BYTES ? SMALL_BYTES : BLOCK_BYTES
  try {
    if (encoding === 'zstd') return await compressZstd(whole, { ...zstd, chunkSize, pledgedSrcSize: length })
    if (encoding === 'br') return await compressBrotli(whole, { ...quickBrotli, chunkSize })
    return await compressGzip(whole, { ...quickGzip, chunkSize })
  } finally {
    // Only now has the compressor read all of it.
    if (scratch.length === SCRATCH_BYTES && scratchBuffers.length < MAX_SCRATCH_BUFFERS) scratchBuffers.push(scratch)
  }
}

/** Returns the settings of Zstandard for documents, at a level from 1 to 22. */
export function zstdOptions(level: number) {
  return { params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: WINDOW_BITS } }
}

function takeScratch(length: number): Buffer {
  if (length > SCRATCH_BYTES) return Buffer.allocUnsafeSlow(length)
  return scratchBuffers.pop() ?? Buffer.allocUnsafeSlow(SCRATCH_BYTES)
}

/**
 * The same bytes in memory of their own, for what is kept: a compressor gives the beginning of a block of 16 kB, and
 * `Buffer.from` a part of a pool of 64 kB that all others share.
 */
export function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/** All of it in one piece of memory. */
export function joinChunks(chunks: readonly Chunk[]): Buffer {
  return writeChunks(Buffer.allocUnsafeSlow(lengthOf(chunks)), chunks)
}

function writeChunks(into: Buffer, chunks: readonly Chunk[]): Buffer {
  let end = 0
  for (const chunk of chunks) {
    if (typeof chunk === 'string') end += into.write(chunk, end)
    else {
      into.set(chunk, end)
      end += chunk.length
    }
  }
  return into.subarray(0, end)
}

/** How many bytes chunks are together. */
export function lengthOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + (typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length), 0)
}

/** Adjacent text is encoded together: it comes in many short chunks. */
function piecesOf(chunks: readonly Chunk[]): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let text = ''
  const endText = () => {
    if (text !== '') pieces.push(Buffer.from(text))
    text = ''
  }
  for (const chunk of chunks) {
    if (typeof chunk === 'string') text += chunk
    else {
      endText()
      pieces.push(chunk)
    }
  }
  endText()
  return pieces
}

/** Compresses a stream and flushes after every block: a compressor left alone holds the shell back till the end. */
export function compressAsItComes(
  stream: PassThrough,
  encoding: Exclude<LiveEncoding, 'identity'>,
): BrotliCompress | Gzip | ZstdCompress {
  const compressor = createCompressor(encoding)
  stream.on('data', (block: Buffer) => {
    if (!compressor.write(block)) {
      stream.pause()
      compressor.once('drain', () => stream.resume())
    }
    compressor.flush()
  })
  stream.once('end', () => compressor.end())
  stream.once('error', (error) => compressor.destroy(error))
  compressor.once('close', () => stream.destroy())
  return compressor
}

function createCompressor(encoding: Exclude<LiveEncoding, 'identity'>) {
  if (encoding === 'zstd') return createZstdCompress(quickZstd)
  return encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip(quickGzip)
}
