import { promisify } from 'node:util'
import { brotliCompress, gzip, zstdCompress, zstdDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliOptions } from '#server/http/brotli.ts'
import { type Encoding, ownMemory, zstdOptions } from '#server/http/encodings.ts'
import type { CachedResponse } from '#server/http/response-cache.ts'

/** What is sent of a page: its bytes in one encoding, or nothing (null) to those who have it. */
export interface PageBody {
  encoding: Encoding | null
  bytes: Buffer
  /** What was answered with it before (send-page.ts). */
  answers: CachedResponse[]
}

/** The bytes of one page, in any encoding. As Brotli, which most take, they are there at first. */
export interface PageBytes {
  /** What is kept of them for as long as the page is, in bytes. */
  readonly keptBytes: number
  /** null: they have to be compressed first. */
  at(encoding: Encoding): PageBody | null
  /** Compresses them, unless that was done before. */
  encode(encoding: Encoding): Promise<PageBody>
  /** Forgets what was compressed of them: they are no page's any more. */
  drop(): void
  /** Compresses them by Brotli once more, as small as it goes: a quarter of a second for 8 % of the bytes. */
  compressFurther(): Promise<void>
}

export interface PageBytesStore {
  /** Keeps a page's bytes. Pages of one family have most of them in common. */
  keep(family: string, bytes: Buffer): Promise<PageBytes>
  /** Of what was compressed to be sent. */
  readonly bodyBytes: number
}

interface PageBytesOptions {
  /** Of what is sent as Brotli, which most take. */
  maxBrotliBytes: number
  /** Of what is sent in other encodings: a client that takes none would have the place of four that do. */
  maxOtherBytes: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const compressZstd = promisify(zstdCompress)
const decompressZstd = promisify(zstdDecompress)

/** A millisecond for a page, and a fifth of one back. */
const packing = zstdOptions(3)
const QUALITY = 6
const BEST_BROTLI = 11

/**
 * Returns where the bytes of pages are kept: each page as what it has that another of its family has not, 6 kB of 115, and in
 * what encoding it was sent for as long as there is room.
 */
export function createPageBytesStore({ maxBrotliBytes, maxOtherBytes }: PageBytesOptions): PageBytesStore {
  /** By family: the page that came first. */
  const dictionaries = new Map<string, Buffer>()
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, PageBody>({ maxSize, sizeCalculation: ({ bytes }) => bytes.length + 1 })
  const brotli = cacheOf(maxBrotliBytes)
  const others = cacheOf(maxOtherBytes)
  let pageCount = 0
  const placeOf = (): Bodies => {
    pageCount += 1
    const id = String(pageCount)
    const cacheFor = (encoding: Encoding) => (encoding === 'br' ? brotli : others)
    return {
      get: (encoding) => cacheFor(encoding).get(id + encoding),
      set: (encoding, body) => cacheFor(encoding).set(id + encoding, body),
      clear() {
        for (const encoding of ['br', 'gzip', 'identity'] as const) cacheFor(encoding).delete(id + encoding)
      },
    }
  }
  return {
    async keep(family, bytes) {
      const dictionary = dictionaries.get(family) ?? bytes
      dictionaries.set(family, dictionary)
      const [packed, compressed] = await Promise.all([
        compressZstd(bytes, { ...packing, dictionary }),
        compress(bytes, 'br'),
      ])
      const place = placeOf()
      place.set('br', { encoding: 'br', bytes: ownMemory(compressed), answers: [] })
      return pageBytes(place, packed.length, readPacked(ownMemory(packed), dictionary))
    },
    get bodyBytes() {
      return brotli.calculatedSize + others.calculatedSize
    },
  }
}

/** Returns the bytes of a page that is sent to those who wait for it, and forgotten. */
export function passingBytes(bytes: Buffer): PageBytes {
  return pageBytes(new Map(), bytes.length, async () => bytes)
}

/** Returns what is sent to those who have a page. */
export function nothingSent(): PageBody {
  return { encoding: null, bytes: Buffer.alloc(0), answers: [] }
}

interface Bodies {
  get(encoding: Encoding): PageBody | undefined
  set(encoding: Encoding, body: PageBody): unknown
  clear(): void
}

function pageBytes(bodies: Bodies, keptBytes: number, read: () => Promise<Buffer>): PageBytes {
  const running = new Map<Encoding, Promise<PageBody>>()
  let isSmallest = false
  const put = (encoding: Encoding, bytes: Buffer) => {
    const body: PageBody = { encoding, bytes: ownMemory(bytes), answers: [] }
    bodies.set(encoding, body)
    return body
  }
  return {
    keptBytes,
    at: (encoding) => bodies.get(encoding) ?? null,
    async encode(encoding) {
      const known = bodies.get(encoding) ?? running.get(encoding)
      if (known) return known
      const started = (async () => {
        const body = put(encoding, await compress(await read(), encoding))
        if (encoding === 'br') isSmallest = false
        return body
      })()
      running.set(encoding, started)
      return started.finally(() => running.delete(encoding))
    },
    drop: () => bodies.clear(),
    async compressFurther() {
      if (isSmallest) return
      put('br', await compressBrotli(await read(), brotliOptions(BEST_BROTLI)))
      isSmallest = true
    },
  }
}

function readPacked(packed: Buffer, dictionary: Buffer): () => Promise<Buffer> {
  return () => decompressZstd(packed, { dictionary })
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? compressBrotli(bytes, brotliOptions(QUALITY)) : compressGzip(bytes, { level: QUALITY })
}
