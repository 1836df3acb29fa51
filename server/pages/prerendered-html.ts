import { LRUCache } from 'lru-cache'
import type { StaticHtml } from '#client/site/entry-server.tsx'
import { type Chunk, ownMemory } from '#server/http/encodings.ts'

/**
 * HTML of a page that is there before React writes it. A placeholder goes through React in its place: React would measure,
 * copy and encode all of it for every page anew, and it is nearly all of a page.
 */
export interface PrerenderedHtml {
  /** Takes HTML and returns its placeholder, as React takes it. */
  placeholder: (html: string) => StaticHtml
  /** What React has written, in pieces, with the HTML in the place of its placeholders. No placeholder may be cut in two. */
  fill: (written: Buffer) => Chunk[]
}

// React escapes `<` in text and attributes: nothing that a visitor has written can look like a placeholder.
const OPEN = '<!--prerendered:'
const CLOSE = '-->'

/** Returns the prerendered fragments of one page. */
export function createPrerenderedHtml(): PrerenderedHtml {
  const fragments: string[] = []
  return {
    placeholder: (html) => ({ __html: `${OPEN}${fragments.push(html) - 1}${CLOSE}` }),
    fill(written) {
      const pieces: Chunk[] = []
      let end = 0
      for (let open = written.indexOf(OPEN); open >= 0; open = written.indexOf(OPEN, end)) {
        const close = written.indexOf(CLOSE, open)
        const html = fragments[Number(written.toString('latin1', open + OPEN.length, close))]
        if (close < 0 || html === undefined) throw new Error('A placeholder was written that stands for nothing')
        pieces.push(written.subarray(end, open), encodedHtml(html))
        end = close + CLOSE.length
      }
      pieces.push(written.subarray(end))
      return pieces
    },
  }
}

/** HTML from this length on comes again in other pages, and in the next answer of this one: it is encoded once. */
const MIN_CACHED_LENGTH = 1_000
const MAX_CACHED_BYTES = 16 * 1024 * 1024
const encoded = new LRUCache<string, Uint8Array>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: (bytes, html) => bytes.length + 2 * html.length + 1,
})

function encodedHtml(html: string): Uint8Array {
  if (html.length < MIN_CACHED_LENGTH) return Buffer.from(html)
  const known = encoded.get(html)
  if (known) return known
  const bytes = ownMemory(Buffer.from(html))
  encoded.set(html, bytes)
  return bytes
}
