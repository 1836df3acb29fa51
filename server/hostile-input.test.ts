import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCalculatorEntries } from '#shared/calculators.ts'
import { parseConsent } from '#shared/consent.ts'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/embedded.ts'
import { parseAcceptLanguage } from '#shared/locale-choice.ts'
import { readCards, readGame } from '#shared/odds-entries.ts'
import { readPreviewMark } from '#shared/preview-mark.ts'
import { safeLocation } from '#shared/safe-location.ts'
import { isSlug } from '#shared/slug.ts'
import { readStreamLink } from '#shared/stream-link.ts'
import { readStreamList } from '#shared/stream-list.ts'
import { isCalendarDay } from '#shared/stream-window.ts'
import { readSupportCode } from '#shared/support-code.ts'
import { selectEncoding } from './routes/accept-encoding.ts'
import { isOwnOrigin, ownReferrer } from './routes/own-referrer.ts'
import { isClosedIn } from './routes/request-traits.ts'
import { isCalendarDate } from './upstream/calendar-date.ts'
import { normaliseAddress, truncateAddress } from './visitor/client-address.ts'
import { readPreview } from './visitor/preview-token.ts'

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
  'a list of streams': readStreamList,
  'a day': (text) => [isCalendarDay(text), isCalendarDate(text)],
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
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'%=&;,.:/?#[]{}"\\()*+-_0129aAfFzZ \t\0é'), maxLength: 60 }),
  fc.json(),
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom('__proto__', 'constructor', '%', '%E0%A4%A', '\ud800', '9'.repeat(400), '-0', 'NaN', '9999-99-99'),
)

it.each(Object.entries(readers))('%s is read without a throw, whatever it is', (_, read) => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(() => read(text)).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
