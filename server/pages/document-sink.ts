import { Writable } from 'node:stream'
import type { Chunk } from '#server/http/encodings.ts'
import type { PrerenderedHtml } from './prerendered-html.ts'

interface DocumentSinkOptions {
  /** Everything before what React writes. */
  head: readonly Chunk[]
  /** Everything behind it; asked for when React has ended. */
  tail: () => readonly Chunk[]
  /** What stands in the place of the marks that React writes. */
  prerenderedHtml: Pick<PrerenderedHtml, 'fill'>
  /** Takes what has gathered each time React has written all that is ready; absent: everything comes at the end. */
  onBlock?: (block: Chunk[]) => void
  /** Takes what is left. */
  onEnd: (block: Chunk[]) => void
  /** Told of what failed when the end was written: nobody listens for errors of the stream itself. */
  onFail: (error: Error) => void
}

/** What React writes a document into. Its pieces are not copied: a page is too large to be made anew for every answer. */
export function createDocumentSink({
  head,
  tail,
  prerenderedHtml,
  onBlock,
  onEnd,
  onFail,
}: DocumentSinkOptions): Writable {
  let before = head
  let written: Uint8Array[] = []
  const take = (after: readonly Chunk[]) => {
    const block = [...before, ...prerenderedHtml.fill(Buffer.concat(written)), ...after]
    before = []
    written = []
    return block
  }
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      written.push(chunk)
      done()
    },
    final(done) {
      try {
        onEnd(take(tail()))
      } catch (error) {
        onFail(error as Error)
      }
      done()
    },
  })
  if (!onBlock) return sink
  const handOn = () => {
    try {
      if (!sink.writableEnded && written.length > 0) onBlock(take([]))
    } catch (error) {
      onFail(error as Error)
    }
  }
  // React calls this, as it would a compressor's, when there is nothing more to write for now; also right before it ends.
  return Object.assign(sink, { flush: () => queueMicrotask(handOn) })
}
