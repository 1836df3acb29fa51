import fc from 'fast-check'
import { editionIds } from '#shared/editions.ts'
import { routes } from '#shared/routes.ts'

/** A mark that means something to HTML: it must never come back as it was sent. */
export const MARKUP = '"><script>fuzz'

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'FOO',
  'get',
]

const hostile = [
  ...[
    '..',
    '%2e%2e',
    '%2e',
    '.',
    '...',
    '..%2f',
    '..%5c',
    '%5c',
    '%00',
    '%0d%0a',
    '%',
    '%zz',
    '%E0%A4%A',
    '%ff',
    '%u002e',
  ],
  ...[
    '~',
    ';',
    ';.js',
    '.css',
    '.git',
    '.env',
    'x.map',
    '__proto__',
    'constructor',
    'toString',
    'null',
    '0',
    '-1',
    '1e309',
  ],
  ...['_payload.json', 'index.html', '*', '[]', '{}', '$', "'", '|', '`', '\u00e9', 'x'.repeat(300), 'a'.repeat(3000)],
  encodeURIComponent(MARKUP),
  encodeURIComponent('\u202e\u2028\ud83c\udca1'),
]

/** Every address that the site has, but those of pages in all editions are enough once. */
const known = [
  ...new Set(Object.values(routes).flatMap((row) => Object.values(row.paths))),
  ...['/api/navigations', '/api/util-navigations', '/api/brand-ambassador', '/api/download-url', '/api/visitor'],
  ...['/api/chat-capacity', '/api/consent-receipt', '/api/leaderboards', '/api/timetable', '/api/schedule'],
  ...[
    '/api/giveaways',
    '/api/network-status',
    '/api/beacon',
    '/api/_nuxt_icon/site.json',
    '/api/openapi.json',
    '/api/docs',
  ],
  ...['/actions/download', '/actions/close-dialog', '/actions/consent', '/actions/locale', '/actions/help-vote'],
  ...[
    '/actions/compare-policy',
    '/actions/reset-dialogs',
    '/preview',
    '/assets/',
    '/builds/latest.json',
    '/builds/meta/x.json',
  ],
  ...['/__nuxt_island/policy-clause_terms-conditions_1.json', '/art/card-spade-ace.svg', '/portraits/somebody.svg'],
  ...[
    '/policies.json',
    '/policies.atom',
    '/blog/feed.atom',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/livez',
    '/readyz',
  ],
]

const parameters = [
  ...[
    'auto',
    'embedded',
    'embeded',
    'q',
    'a',
    'token',
    'date',
    'icons',
    'brandAlias',
    'platform',
    'country',
    'from',
    'to',
  ],
  ...[
    'policy',
    'locale',
    'game',
    'hand1',
    'hand2',
    'board',
    'dead',
    'round',
    'outs',
    'choice',
    'answer',
    'useful',
    'dialog',
  ],
  ...['preview', '__proto__', 'constructor', 'toString', 'embedded[]', 'embedded[__proto__]', ''],
]

const values = [
  ...[
    '1',
    'logo',
    'all',
    '0',
    '-1',
    '1e309',
    'NaN',
    'nl',
    'en',
    'NL',
    'android',
    'KAARTKAMERNL',
    'As Kd',
    'AsKdQh',
    '20250814',
  ],
  ...[
    'undefined',
    '[object Object]',
    '%',
    '%00',
    '%ff',
    '%0d%0aset-cookie:%20a=b',
    '//evil.example',
    'javascript:alert(1)',
  ],
  encodeURIComponent(MARKUP),
  'x'.repeat(10_000),
]

const text = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => encodeURIComponent(value.toWellFormed()))
const segment = fc.oneof(fc.constantFrom(...hostile), text)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.constantFrom(...known).map((value) => value.replace(/:(\w+)/g, '$1')) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...known), segment).map(([start, end]) => `${start}${end}`) },
  { weight: 2, arbitrary: fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...known), segment).map(([end, start]) => `/${start}${end}`) },
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), fc.oneof(fc.constantFrom(...values), text)), { maxLength: 5 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`))

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
const header = fc
  .constantFrom(...Object.keys(sensible))
  .chain((name) => fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...sensible[name]!), headerValue)))
const host = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...editionIds.map((id) => `${id}.localhost`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('localhost', '127.0.0.1', '[::1]', 'evil.example', 'NL.LOCALHOST:80', '', MARKUP),
  },
  { weight: 1, arbitrary: headerValue },
)
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{',
      '{"__proto__":{}}',
      'dialog=closeRM',
      'choice=accept',
      'locale=en',
      'x'.repeat(20_000),
    ),
  },
  { weight: 1, arbitrary: fc.json().map((value) => Buffer.from(value).toString('latin1')) },
)

interface Parts {
  method: string
  path: string
  query: string
  host: string
  headers: (readonly [string, string])[]
  body: string
}

function write({ method, path: asked, query: search, host: named, headers, body: sent }: Parts): string {
  const lines = [...headers, ...(sent ? [['content-length', String(sent.length)] as const] : [])]
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${asked}${search} HTTP/1.1\r\nhost: ${named}\r\nconnection: close\r\n${head}\r\n${sent}`
}

const anything = fc
  .record({ method: fc.constantFrom(...methods), path, query, host, headers: fc.array(header, { maxLength: 6 }), body })
  .map(write)

/** A form of the site as a browser sends it, but for what is in it. */
const form = fc
  .record({
    path: fc.constantFrom(...known.filter((address) => address.startsWith('/actions/'))),
    origin: fc.constantFrom('http://nl.localhost', 'http://nl.localhost', 'https://evil.example'),
    fields: query.map((search) => search.slice(1)),
  })
  .map(({ path: asked, origin, fields }) =>
    write({
      method: 'POST',
      path: asked,
      query: '',
      host: 'nl.localhost',
      headers: [
        ['content-type', 'application/x-www-form-urlencoded'],
        ['origin', origin],
      ],
      body: fields.slice(0, 8_000),
    }),
  )

/** The bytes of a request over method, path, query, headers and body, well-formed enough to end by itself. */
export const arbitraryRequest: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: anything },
  { weight: 1, arbitrary: form },
)
