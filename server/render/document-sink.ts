import { Writable } from 'node:stream'
import { LRUCache } from 'lru-cache'

/** A piece of a document: text, or bytes that were encoded before. */
export type Chunk = string | Uint8Array

interface DocumentSinkOptions {
  /** Everything before what React writes. */
  head: readonly Chunk[]
  /** Everything behind it; asked for when React has ended. */
  tail: () => readonly Chunk[]
  /** Takes what has gathered each time React has written all that is ready; absent: everything comes at the end. */
  onBlock?: (block: Buffer) => void
  /** Takes what is left. */
  onEnd: (block: Buffer) => void
}

/** What React writes a document into. One block for many small writes: each block is a write to a socket. */
export function createDocumentSink({ head, tail, onBlock, onEnd }: DocumentSinkOptions): Writable {
  let pending: Chunk[] = [...head]
  const take = () => {
    const block = joinChunks(pending)
    pending = []
    return block
  }
  const sink = new Writable({
    // React gives long text as it is; encoding it once, in the block, is enough.
    decodeStrings: false,
    write(chunk: Chunk, _encoding, done) {
      pending.push(typeof chunk === 'string' ? encode(chunk) : chunk)
      done()
    },
    final(done) {
      pending.push(...tail())
      onEnd(take())
      done()
    },
  })
  if (!onBlock) return sink
  const handOn = () => {
    if (!sink.writableEnded && pending.length > 0) onBlock(take())
  }
  // React calls this, as it would a compressor's, when there is nothing more to write for now; also right before it ends.
  return Object.assign(sink, { flush: () => queueMicrotask(handOn) })
}

/** Text from this length on is that of a section, which comes again in other pages: it is encoded once. */
const MIN_KEPT_LENGTH = 1_000
const MAX_KEPT_BYTES = 16 * 1024 * 1024
const encoded = new LRUCache<string, Uint8Array>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: (bytes, text) => bytes.length + 2 * text.length,
})

function joinChunks(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))
}

function encode(text: string): Uint8Array {
  if (text.length < MIN_KEPT_LENGTH) return Buffer.from(text)
  const kept = encoded.get(text)
  if (kept) return kept
  const bytes = Buffer.from(text)
  encoded.set(text, bytes)
  return bytes
}
