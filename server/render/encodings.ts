import type { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import { type BrotliCompress, brotliCompress, createBrotliCompress, createGzip, type Gzip, gzip } from 'node:zlib'
import { brotliOptions } from './brotli.ts'

/** A part of a document: text, or bytes that were encoded before. */
export type Chunk = string | Uint8Array

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Settings for what is compressed while a visitor waits: a better rate would cost more time than it saves on the wire. In one
 * block, as nearly every page fits into it: Node goes to its threads and back for each.
 */
const inOneBlock = { chunkSize: 128 * 1024 }
const quickBrotli = { ...brotliOptions(4), ...inOneBlock }
const quickGzip = { level: 4, ...inOneBlock }

/**
 * Memory in which documents are put together to be compressed, and which is used again: it would be garbage at once, of a kind
 * that V8 lets grow to 64 MB before it looks.
 */
const rooms: Buffer[] = []
const ROOM_BYTES = 256 * 1024
/** As many as Node compresses at a time; what more there was goes. */
const MAX_ROOMS = 4

/** What is sent of an answer that is made once: its pieces, or one that holds them all, compressed. */
export async function encodeChunks(chunks: readonly Chunk[], encoding: Encoding): Promise<Uint8Array[]> {
  if (encoding === 'identity') return piecesOf(chunks)
  const length = lengthOf(chunks)
  const room =
    length > ROOM_BYTES ? Buffer.allocUnsafeSlow(length) : (rooms.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES))
  const whole = writeChunks(room, chunks)
  try {
    return [await (encoding === 'br' ? compressBrotli(whole, quickBrotli) : compressGzip(whole, quickGzip))]
  } finally {
    if (room.length === ROOM_BYTES && rooms.length < MAX_ROOMS) rooms.push(room)
  }
}

/** All of it in one piece of memory. */
export function bytesOf(chunks: readonly Chunk[]): Buffer {
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

/** Text that follows on text is encoded together: it comes in many short chunks. */
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
export function compressAsItComes(stream: PassThrough, encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  const compressor = encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip(quickGzip)
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

/** Accept-Encoding headers that were read before: browsers send a handful of them. */
const readEncodings = new Map<string, Encoding>()
const MAX_READ_ENCODINGS = 100

/** The best encoding that the client takes; `q=0` refuses one (RFC 9110, 12.5.3). */
export function selectEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '')
  const known = readEncodings.get(header)
  if (known) return known
  const encoding = parseAcceptEncoding(header)
  if (readEncodings.size < MAX_READ_ENCODINGS) readEncodings.set(header, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    if (!/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
