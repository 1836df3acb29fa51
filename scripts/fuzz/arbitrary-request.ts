import fc from 'fast-check'
import { known, query } from './arbitrary-address.ts'
import { header, host } from './arbitrary-header.ts'
import { target } from './arbitrary-target.ts'

const methods = [
  ...['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['FOO', 'get'],
]

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

export interface Parts {
  method: string
  target: string
  host: string
  headers: readonly (readonly [string, string])[]
  body: string
}

export function write(
  { method, target: asked, host: named, headers, body: sent }: Parts,
  connection = 'close',
): string {
  const lines = [...headers, ...(sent ? [['content-length', String(sent.length)] as const] : [])]
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${asked} HTTP/1.1\r\nhost: ${named}\r\nconnection: ${connection}\r\n${head}\r\n${sent}`
}

const anything = fc.record({
  method: fc.constantFrom(...methods),
  target,
  host,
  headers: fc.array(header, { maxLength: 6 }),
  body,
})

const form = fc
  .record({
    path: fc.constantFrom(...known.filter((address) => address.startsWith('/actions/'))),
    origin: fc.constantFrom('http://nl.localhost', 'http://nl.localhost', 'https://evil.example'),
    fields: query.map((search) => search.slice(1)),
  })
  .map(({ path: asked, origin, fields }) => ({
    method: 'POST',
    target: asked,
    host: 'nl.localhost',
    headers: [
      ['content-type', 'application/x-www-form-urlencoded'],
      ['origin', origin],
    ] as const,
    body: fields.slice(0, 8_000),
  }))

export const arbitraryParts: fc.Arbitrary<Parts> = fc.oneof(
  { weight: 12, arbitrary: anything },
  { weight: 1, arbitrary: form },
)

export const arbitraryRequest: fc.Arbitrary<string> = arbitraryParts.map((parts) => write(parts))
