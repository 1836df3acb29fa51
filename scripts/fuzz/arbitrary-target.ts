import fc from 'fast-check'
import { path, query } from './arbitrary-address.ts'
import { host } from './arbitrary-header.ts'
import { FOREIGN_HOST } from './marks.ts'

/** What stands before a host, mostly nothing, and what stands behind it. */
const userinfo = fc.constantFrom('', '', '', '', '', '', 'user@', 'user:pass@', ':@', '@', 'nl.localhost@')
const port = fc.constantFrom('', '', '', '', '', '', ':80', ':0', ':65536', ':-1', ':', ':x', ':80:80')

const oddHost = fc.constantFrom(
  ...['', '.', 'nl.localhost.', '.nl.localhost', 'NL.localhost', 'nl%2elocalhost', '%6el.localhost', 'nl\\.localhost'],
  ...['[', ']', '[]', '[::1', '[::1%25lo]', '[v1.x]', '0x7f.1', '2130706433', '127.1', '\u00e9.localhost', '_', '*'],
  ...[`nl.localhost\\@${FOREIGN_HOST}`, `${FOREIGN_HOST}#nl.localhost`, `${FOREIGN_HOST}?nl.localhost`],
  ...['__proto__', 'constructor', 'a'.repeat(300), 'nl.localhost,global.localhost'],
)
const authority = fc
  .tuple(userinfo, fc.oneof({ weight: 4, arbitrary: host }, { weight: 1, arbitrary: oddHost }), port)
  .map((parts) => parts.join(''))

const address = fc.tuple(path, query).map((parts) => parts.join(''))

const httpScheme = fc.constantFrom('http', 'http', 'https', 'HTTP', 'hTTpS')

/** `http://nl.localhost/path`, as a proxy is asked (RFC 9112, 3.2.2), and now and then without a path. */
const absolute = fc
  .tuple(
    httpScheme,
    fc.constant('://'),
    host,
    fc.oneof({ weight: 4, arbitrary: address }, { weight: 1, arbitrary: query }),
  )
  .map((parts) => parts.join(''))

/** The same of other schemes, with slashes more or less, and with authorities that are none. */
const odd = fc
  .tuple(
    fc.oneof(httpScheme, fc.constantFrom('ftp', 'file', 'ws', 'javascript', 'data', 'about', 'x-y+z.1', '1', '')),
    fc.constantFrom('://', '://', '://', '://', ':', ':/', ':///', ':\\\\'),
    authority,
    address,
  )
  .map((parts) => parts.join(''))

/** What is neither: `*` (RFC 9112, 3.2.4), an authority alone (3.2.3), an address that a browser would take for a host, no slash. */
const other = fc.oneof(
  fc.constantFrom('*', '**', '*/', '?', '?x=1', '#', '#x', '.', 'x', '//', '///', '/\\', '\\', '/#x'),
  address.map((start) => `*${start}`),
  authority,
  fc.tuple(authority, address).map(([named, rest]) => `//${named}${rest}`),
  address.map((start) => start.slice(1)),
)

/** What a request is for: an address of the site, mostly, else something that names a host or is no address at all. */
export const target: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: address },
  { weight: 2, arbitrary: absolute },
  { weight: 1, arbitrary: odd },
  { weight: 1, arbitrary: other },
)
