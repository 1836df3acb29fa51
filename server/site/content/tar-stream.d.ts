declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream'

  interface Header {
    name: string
    size: number
    mode: number
    mtime: Date
    type: string | null
  }
  interface Entry extends Readable {
    header: Header
  }
  interface Pack extends Readable {
    entry(header: Partial<Header>, content: Uint8Array): void
    finalize(): void
  }
  export function pack(): Pack
  export function extract(): Writable & AsyncIterable<Entry>
}
