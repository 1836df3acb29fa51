import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { decodeFrames } from '#tests/helpers/decode-frames.ts'
import { compressOnce, encodeChunks, joinChunks, type LiveEncoding } from './encodings.ts'

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: decodeFrames,
  identity: (bytes: Buffer) => bytes,
} satisfies Record<LiveEncoding, (bytes: Buffer) => Buffer>

const styles = compressOnce(Buffer.from('p { color: red }'.repeat(1_000)))

it.each(['br', 'gzip', 'zstd', 'identity'] as const)(
  'gives back in %s what was put in, many at a time',
  async (encoding) => {
    const documents = Array.from({ length: 20 }, (_, index) => [
      `<p>één ${index}</p>`,
      styles,
      Buffer.from('ü'.repeat(index * 10_000)),
      `${index}`,
    ])
    const encoded = await Promise.all(documents.map((chunks) => encodeChunks(chunks, encoding)))
    const texts = encoded.map((pieces) => decode[encoding](Buffer.concat(pieces)).toString())
    expect(texts).toEqual(documents.map((chunks) => chunks.map(String).join('')))
  },
)

it('puts text and bytes together', () => {
  expect(joinChunks(['één ', Buffer.from('twee'), '', ' ♠']).toString()).toBe('één twee ♠')
})

it('compresses again only what is new', async () => {
  const [, first] = await encodeChunks(['een', styles, 'twee'], 'zstd')
  const [, second] = await encodeChunks(['drie', styles], 'zstd')
  expect(first).toBe(second)
})
