import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPageBytesStore, type PageBytes } from './page-bytes.ts'

/** A text that no other says: what compresses well by itself would prove nothing. */
const text = readFileSync(new URL('page-cache.test.ts', import.meta.url), 'utf8')
const keep = (store: ReturnType<typeof createPageBytesStore>, family: string, said: string) =>
  store.keep(family, Buffer.from(said))
const brotliOf = (bytes: PageBytes) => brotliDecompressSync(bytes.at('br')?.bytes ?? '').toString()

it('gives the same bytes in any encoding, compressed once', async () => {
  const bytes = await keep(createPageBytesStore({ maxBrotliBytes: 100_000, maxOtherBytes: 100_000 }), 'nl|nl', text)
  expect(brotliOf(bytes)).toBe(text)
  expect(bytes.at('gzip')).toBeNull()
  const [gzipped, again] = await Promise.all([bytes.encode('gzip'), bytes.encode('gzip')])
  expect(gunzipSync(gzipped.bytes).toString()).toBe(text)
  expect(again).toBe(gzipped)
  expect(bytes.at('gzip')).toBe(gzipped)
  expect((await bytes.encode('identity')).bytes.toString()).toBe(text)
})

it('keeps of a page what the first of its family has not', async () => {
  const store = createPageBytesStore({ maxBrotliBytes: 100_000, maxOtherBytes: 100_000 })
  await keep(store, 'nl|nl', text)
  const [related, strange] = [await keep(store, 'nl|nl', `${text} 2`), await keep(store, 'ca|en', text.toUpperCase())]
  expect(related.keptBytes).toBeLessThan(100)
  expect(strange.keptBytes).toBeLessThan(text.length)
  expect((await strange.encode('identity')).bytes.toString()).toBe(text.toUpperCase())
})

it('compresses again what there was no room for, from what is kept', async () => {
  const store = createPageBytesStore({ maxBrotliBytes: 3_000, maxOtherBytes: 3_000 })
  const first = await keep(store, 'nl|nl', text)
  const second = await keep(store, 'nl|nl', `${text} 2`)
  expect(store.bodyBytes).toBeLessThanOrEqual(3_000)
  expect(first.at('br')).toBeNull()
  expect(brotliOf(second)).toBe(`${text} 2`)
  await first.encode('br')
  expect(brotliOf(first)).toBe(text)
})

// A pool of 64 kB stays for one page of 6: 3,450 pages took 337 MB, of which 74 were counted.
it('keeps bytes in memory of their own', async () => {
  const bytes = await keep(createPageBytesStore({ maxBrotliBytes: 100_000, maxOtherBytes: 100_000 }), 'nl|nl', text)
  await bytes.encode('gzip')
  for (const encoding of ['br', 'gzip'] as const) {
    const { buffer, length } = bytes.at(encoding)?.bytes ?? Buffer.from('')
    expect(buffer.byteLength).toBe(length)
  }
})

it('gives no room of those who take Brotli to those who take nothing', async () => {
  const store = createPageBytesStore({ maxBrotliBytes: 100_000, maxOtherBytes: text.length + 100 })
  const pages = await Promise.all([1, 2, 3].map((count) => keep(store, 'nl|nl', `${text} ${count}`)))
  for (const bytes of pages) await bytes.encode('identity')
  expect(pages.map((bytes) => [bytes.at('br') !== null, bytes.at('identity') !== null])).toEqual([
    [true, false],
    [true, false],
    [true, true],
  ])
})
