import { expect, it } from 'vitest'
import { selectEncoding, selectLiveEncoding } from './accept-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gives %s', (header, encoding) => {
  expect(selectEncoding(header)).toBe(encoding)
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip, deflate', 'gzip'],
  [undefined, 'identity'],
])('%s gives %s for what is compressed now', (header, encoding) => {
  expect(selectLiveEncoding(header)).toBe(encoding)
})
