import { Writable } from 'node:stream'

/** A piece of a document: text, or bytes that were encoded before. */
export type Chunk = string | Uint8Array

interface DocumentSinkOptions {
  /** Everything before what React writes. */
  head: readonly Chunk[]
  /** Everything behind it; asked for when React has ended. */
  tail: () => Chunk
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
      pending.push(chunk)
      done()
    },
    final(done) {
      pending.push(tail())
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

function joinChunks(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)))
}
