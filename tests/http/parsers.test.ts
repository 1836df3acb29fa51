import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { selectEncoding } from '#server/http/accept-encoding.ts'
import { createHosts } from '#server/http/hosts.ts'
import { createIsLate } from '#server/http/late-requests.ts'
import { isOwnOrigin, ownReferrer } from '#server/http/own-referrer.ts'
import { hostOfTarget, originForm } from '#server/http/request-target.ts'
import { consentOf, isClosedIn, readConsent, readLanguageHints } from '#server/http/request-traits.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import { inRequest, inSpan } from '#server/ops/tracing/spans.ts'
import { traceHeaders } from '#server/ops/tracing/trace-context.ts'
import { type Content, loadContent } from '#server/site/content/load-content.ts'
import { addressInMode } from '#server/site/embedded-address.ts'
import { normaliseAddress, truncateAddress } from '#server/visitor/client-address.ts'
import { createConnections } from '#server/visitor/connections.ts'
import { readPreview, showPreview, signPreview } from '#server/visitor/preview-token.ts'
import { readSpot } from '#shared/school/odds-entries.ts'
import { buildSearchFile, openSearchFile } from '#shared/search/search.ts'
import { readCalculatorEntries } from '#shared/site/calculators.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { editionIds } from '#shared/site/editions.ts'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/site/embedded.ts'
import { isSafeHttpsUrl, safeLocation } from '#shared/site/safe-location.ts'
import { isSlug } from '#shared/site/slug.ts'
import { segmentsOf } from '#shared/site/url-segments.ts'
import { isTimeZone } from '#shared/site/zoned-time.ts'
import { readStreamLink } from '#shared/streaming/stream-link.ts'
import { readEntry } from '#shared/streaming/streamer-entry.ts'
import { parseConsent } from '#shared/visitor/consent.ts'
import { matchLocale, parseAcceptLanguage } from '#shared/visitor/locale-choice.ts'
import { readPreviewMark } from '#shared/visitor/preview-mark.ts'
import { readSupportCode } from '#shared/visitor/support-code.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.parse('2026-11-20T12:00:00Z')
const RUNS = { numRuns: 2_000, seed: 20_261_120 }

let content: Content
beforeAll(async () => {
  content = await loadContent({ dataFolder: 'data' })
})

/** What values really look like; the rest is made of them. */
const samples = [
  ...['20250814.1763640000.fsm', 'consent=20250814.1763640000.f; locale=nl; preview=a.b', 'preview=%', 'a="\\"'],
  ...[
    '/',
    '/over-ons/',
    '/%',
    '/%E0%A4%A',
    '/%zz/?embedded=1',
    '//nl.localhost/',
    'http://nl.localhost/',
    '*',
    'http://[',
  ],
  ...[
    '?embedded=logo&embeded=all',
    '?q=%',
    '?preview=x',
    '?hand1=AsKd&board=',
    '?link=https://twitch.tv/a',
    '?zone=Europe/Oslo',
  ],
  ...[
    'br;q=1, gzip;q=0.5',
    'nl-NL,en;q=0.9,*;q=0',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    't=1763640000.123',
  ],
  ...[
    '203.0.113.9',
    '[::ffff:203.0.113.9]:4711',
    'fe80::1%eth0',
    '1.2.3.4, 5.6.7.8',
    'unknown',
    'GLOBAL-CAON-D-20261120',
  ],
  ...[
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://twitch.tv/%E0',
    'https://a:b@c.d:99999/',
    '2026-02-31',
    '-000001-01-01',
  ],
  ...[
    '__proto__',
    'constructor',
    '[object Object]',
    'NaN',
    '1e309',
    '\ud800',
    '\u0000',
    '\u202e',
    '(((((',
    '[a-',
    '\\',
    'NL\n',
    '{}',
  ],
]

/** Samples, parts of them glued together, and anything at all. */
const malicious = fc.oneof(
  fc.constantFrom(...samples),
  fc
    .array(fc.oneof(fc.constantFrom(...samples), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...samples), fc.nat(40), fc.string({ unit: 'grapheme', maxLength: 3 }))
    .map(([sample, at, noise]) => sample.slice(0, at) + noise + sample.slice(at + 1)),
  fc.string({ unit: 'binary', maxLength: 80 }),
)

/** A request in which everything that can be is the same text. */
function requestOf(text: string): SiteRequest {
  const site = content.sites.byId.nl
  const names = [
    'cookie',
    'referer',
    'host',
    'accept-language',
    'sec-gpc',
    'user-agent',
    'traceparent',
    'x-request-start',
  ]
  const headers = Object.fromEntries(names.map((name) => [name, text]))
  return { headers, url: text, site, edition: site.edition, preview: null } as unknown as SiteRequest
}
const messageOf = (text: string) =>
  ({
    headers: { ...requestOf(text).headers, 'x-forwarded-for': text },
    rawHeaders: ['Host', text],
    socket: { remoteAddress: text },
  }) as unknown as IncomingMessage

const messageWith = (headers: IncomingMessage['headers']) => ({ headers }) as unknown as IncomingMessage

/** Whatever reads what a visitor has written, by what it reads. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'a preview token': (text) => readPreview(text, { secret, now }),
  'the payload of a signed token': (text) => readSigned(text),
  'the consent cookie': parseConsent,
  'cookies, Referer and Accept-Language': (text) => {
    const request = requestOf(text)
    return [consentOf(request), isClosedIn(request)('region-warning'), readConsent(request), readLanguageHints(request)]
  },
  'a referrer': (text) => [ownReferrer(requestOf(text)), isOwnOrigin(URL.parse(text), requestOf(text))],
  'an embedded address': (text) => [
    readEmbeddedMode(text),
    keepEmbeddedMode(text, 'logo'),
    addressInMode(requestOf(text), { pathname: text, search: text }),
  ],
  'the mark of a preview': readPreviewMark,
  'a target': (text) => [originForm(text), hostOfTarget(text)],
  'a host': (text) => {
    const hosts = createHosts({ sites: content.sites, defaultEdition: { id: 'nl', isExplicit: false } })
    return [hosts.select(text), hosts.known(messageOf(text))]
  },
  'a path': (text) => editionIds.map((id) => content.sites.byId[id].paths.resolve(text)),
  'a path of segments': (text) => segmentsOf({ pathname: text } as URL),
  'Accept-Encoding': selectEncoding,
  'Accept-Language': (text) => matchLocale(parseAcceptLanguage(text), ['nl', 'en']),
  traceparent: (text) => inRequest(messageWith({ traceparent: text }), () => inSpan('upstream', {}, traceHeaders)),
  'X-Request-Start': (text) =>
    createIsLate({ load: { isFullyBusy: () => true }, wallClock: { now: () => now } })(requestOf(text)),
  'X-Forwarded-For': (text) => readConnection(messageOf(text)),
  'an address': (text) => [normaliseAddress(text), truncateAddress(text)],
  'a location': (text) => [
    safeLocation(text, { origins: ['https://nl.localhost', 'http://127.0.0.1:3001'] }),
    isSafeHttpsUrl(text),
  ],
  'the query of a calculator': (text) =>
    Object.keys(content.table).map((pageId) => readCalculatorEntries(pageId, `?${text}`)),
  'the cards of a spot': (text) => readSpot({ game: text, hand1: text, hand2: 'AsKd', board: text, dead: text }),
  'the entry of a streamer': (text) =>
    readEntry({ place: text, link: text, h1: text, v1: text, streams: text, all: text, ours: text, end: text }, 'en'),
  'a stream link': (text) => [readStreamLink(text, 'twitch'), readStreamLink(text, 'youtube')],
  'a support code': readSupportCode,
  'a time zone': isTimeZone,
  'a day': isCalendarDay,
  'a slug': isSlug,
  'a question': (text) => search.find(text),
}

const connections = createConnections({ host: '127.0.0.1', trustedProxies: ['loopback'] })
/** All that it says of a message, from a trusted proxy and from any client. */
function readConnection(message: IncomingMessage) {
  return [message, { ...message, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage].map((one) => [
    connections.addressOf(one),
    connections.isSecure(one),
    connections.isAtHome(one),
  ])
}

const search = openSearchFile(
  buildSearchFile([{ kind: 'page', title: 'Limiet', path: '/', place: '', text: 'constructor (a) [b] \\' } as never], {
    stem: (word) => word,
    changesAt: Number.POSITIVE_INFINITY,
    meanings: {},
  }),
  (word) => word,
)

/** What a token says whose payload is this text, signed as only we can. */
function readSigned(text: string) {
  const payload = Buffer.from(text).toString('base64url')
  const signature = createHmac('sha256', secret).update(payload).digest('base64url')
  return readPreview(`${payload}.${signature}`, { secret, now })
}

describe('nothing that a visitor writes makes a parser throw', () => {
  it.each(Object.entries(parsers))('%s', (_, parse) => {
    fc.assert(
      fc.property(malicious, (text) => {
        expect(() => parse(text)).not.toThrow()
      }),
      RUNS,
    )
  })

  it('a token that we have signed shows a moment, or is worth as little as a forged one', () => {
    const anything = fc.oneof(malicious, fc.integer(), fc.constant(null), fc.maxSafeNat())
    const preview = fc.record({
      editionId: fc.oneof(fc.constantFrom(...editionIds), anything),
      country: fc.oneof(fc.constantFrom('NL', null), anything),
      region: fc.oneof(fc.constantFrom('ON', null), anything),
      isWhitelisted: fc.oneof(fc.boolean(), anything),
      date: fc.oneof(fc.constantFrom('0000-01-01', '2026-02-28', '9999-12-31', '2026-02-31'), anything),
      expires: fc.oneof(fc.constantFrom(4e9, 8_640_000_000_000, 8_640_000_000_001), anything),
    })
    let shown = 0
    fc.assert(
      fc.property(preview, (written) => {
        const token = signPreview(written as never, secret)
        const read = readPreview(token, { secret, now })
        if (!read) return
        shown += 1
        expect(Number.isFinite(showPreview(read, token).now)).toBe(true)
        expect(Number.isNaN(new Date(read.expires * 1000).getTime())).toBe(false)
      }),
      RUNS,
    )
    expect(shown).toBeGreaterThan(0)
  })
})
