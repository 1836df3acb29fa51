import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUtcTime } from '#server/upstream/utc-time.ts'
import { normaliseAddress, truncateAddress } from '#server/visitor/client-address.ts'
import { readPreview } from '#server/visitor/preview-token.ts'
import { readCards, readGame } from '#shared/school/odds-entries.ts'
import { readCalculatorEntries } from '#shared/site/calculators.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/site/embedded.ts'
import { readNumber } from '#shared/site/read-number.ts'
import { safeLocation } from '#shared/site/safe-location.ts'
import { isSlug } from '#shared/site/slug.ts'
import { readStreamLink } from '#shared/streaming/stream-link.ts'
import { readStreamList } from '#shared/streaming/stream-list.ts'
import { readSessions } from '#shared/streaming/streamer-payout.ts'
import { parseConsent } from '#shared/visitor/consent.ts'
import { parseAcceptLanguage } from '#shared/visitor/locale-choice.ts'
import { readPreviewMark } from '#shared/visitor/preview-mark.ts'
import { readSupportCode } from '#shared/visitor/support-code.ts'
import { selectEncoding } from './accept-encoding.ts'
import { isOwnOrigin, ownReferrer } from './own-referrer.ts'
import { isClosedIn } from './request-traits.ts'

const secret = 'a secret of thirty-two characters'
const sign = (payload: string) => `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`

/** Everything that reads what a visitor wrote into an address, a header, a cookie or a form. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a preview token': (text) => readPreview(text, { secret, now: 0 }),
  'a preview token of ours': (text) => readPreview(sign(Buffer.from(text).toString('base64url')), { secret, now: 0 }),
  'a preview token that is signed': (text) => readPreview(sign(text), { secret, now: 0 }),
  'the cookie of consent': parseConsent,
  'the cookies of dialogs': (cookie) => isClosedIn({ headers: { cookie } } as never)('welcome' as never),
  'the mode of a page': (text) => [readEmbeddedMode(text), keepEmbeddedMode(text, null)],
  'the entries of a form': (text) => readCalculatorEntries('odds-calculator', `?${text}`),
  cards: readCards,
  'a game': (text) => readGame({ game: text } as never),
  'the mark of a preview': readPreviewMark,
  'an address to be led to': (text) => safeLocation(text),
  'the name of a thing': isSlug,
  'the address of a stream': (text) => [
    readStreamLink(text, 'twitch' as never),
    readStreamLink(text, 'youtube' as never),
  ],
  'a list of streams': (text) => readStreamList(text, 'nl-NL'),
  'a list of sessions': (text) => readSessions(text, { timeZone: 'Europe/Amsterdam', language: 'nl-NL' }),
  'a number': (text) => readNumber(text, 'nl-NL'),
  'a day': (text) => [isCalendarDay(text), isUtcTime(text)],
  'a support code': readSupportCode,
  'Accept-Language': parseAcceptLanguage,
  'Accept-Encoding': selectEncoding,
  'Referer and Host': (text) => [
    ownReferrer({ headers: { referer: text, host: text } }),
    isOwnOrigin(URL.parse('https://a.example/'), { headers: { host: text } }),
  ],
  'an address of the network': (text) => [normaliseAddress(text), truncateAddress(text)],
}

/** Text that is anything, and such as is nearly what is expected. */
const malicious = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'%=&;,.:/?#[]{}"\\()*+-_0129aAfFzZ \t\0é'), maxLength: 60 }),
  fc.json(),
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('__proto__', 'constructor', '%', '%E0%A4%A', '\ud800', '9'.repeat(400), '-0', 'NaN', '9999-99-99'),
)

it.each(Object.entries(readers))('%s is read without a throw, whatever it is', (_, read) => {
  fc.assert(
    fc.property(malicious, (text) => {
      expect(() => read(text)).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
