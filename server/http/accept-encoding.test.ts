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

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15'
it.each([
  ['gzip, deflate, br, zstd', chrome, 'zstd'],
  ['gzip, deflate, br, zstd', firefox, 'zstd'],
  ['gzip, deflate, br, zstd', safari, 'br'],
  ['gzip, deflate, br, zstd', undefined, 'br'],
  ['zstd;q=0, br', chrome, 'br'],
  ['gzip, deflate', chrome, 'gzip'],
  [undefined, chrome, 'identity'],
])('%s of %s gives %s for what is compressed now', (header, userAgent, encoding) => {
  expect(selectLiveEncoding({ 'accept-encoding': header, 'user-agent': userAgent })).toBe(encoding)
})
