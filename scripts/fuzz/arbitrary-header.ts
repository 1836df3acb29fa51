import fc from 'fast-check'
import { editionIds } from '#shared/site/editions.ts'
import { MARKUP } from './marks.ts'

/** What may stand in a header: everything but the ends of lines, which other tests send. */
const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    'null',
    '0',
    '-1',
    'x'.repeat(4_000),
    MARKUP,
    'a=b; c',
    ',,,',
    '"',
    '{}',
    '\\',
    '//evil.example',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 40,
  }),
)
const sensible: Record<string, string[]> = {
  accept: ['text/html', 'application/json', '*/*;q=0'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', 'br;q=0, gzip;q=0.5', 'zstd'],
  'accept-language': ['nl', 'en-GB,en;q=0.9', '*', '-'],
  cookie: ['closeRM=1', 'consent=x', 'locale=en', 'preview=x.y', '__proto__=1', 'locale=%', '=', ';;;'],
  'if-none-match': ['*', 'W/"x"', '"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=99999999-', 'bytes=0-0,2-2', 'bytes=a'],
  referer: ['http://nl.localhost/?embedded=1', 'http://nl.localhost//evil.example/', 'https://evil.example/'],
  origin: ['http://nl.localhost', 'null', 'https://evil.example'],
  'sec-fetch-site': ['same-origin', 'cross-site'],
  'sec-gpc': ['1'],
  'content-type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json; charset=x',
    'a',
  ],
  traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
  'user-agent': ['Googlebot/2.1', 'Chrome-Lighthouse'],
  'x-forwarded-for': ['203.0.113.9', '1.2.3.4:80', '::1', 'unknown'],
  'x-forwarded-host': ['ca.localhost', 'evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  expect: ['100-continue', 'the worst'],
  upgrade: ['h2c', 'websocket'],
  'x-http-method-override': ['DELETE'],
  'x-original-url': ['/api/visitor'],
}
export const header = fc
  .constantFrom(...Object.keys(sensible))
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...sensible[name]!), headerValue)))
export const host = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...editionIds.map((id) => `${id}.localhost`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'evil.example', 'NL.LOCALHOST:80', '', MARKUP),
  },
  { weight: 1, arbitrary: headerValue },
)
