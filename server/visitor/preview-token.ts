import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { editionIds } from '#shared/site/editions.ts'
import { exactly } from '#shared/site/schema.ts'

/** The last that a `Date` can hold, in seconds since 1970. */
const LAST_SECOND = 8_640_000_000_000

const Preview = exactly({
  editionId: Type.Enum([...editionIds]),
  /** null: an address that cannot be looked up. */
  country: Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()]),
  region: Type.Union([Type.String({ pattern: '^[A-Z0-9]{1,3}$' }), Type.Null()]),
  isWhitelisted: Type.Boolean(),
  /** ISO 8601 day on which the reviewer looks at the site. */
  date: Type.Refine(Type.String(), isCalendarDay, () => 'must be a date that the calendar has'),
  /** Unix time in seconds after which the token is worth nothing. */
  expires: Type.Integer({ minimum: 0, maximum: LAST_SECOND }),
})

export type Preview = Static<typeof Preview>

export interface ShownPreview extends Preview {
  /** Tells previews apart in caches; no secret. */
  id: string
  /** The moment of that day at which pages are rendered, in ms since 1970. */
  now: number
}

/** Longer ones are refused unread: ours are far shorter. */
const MAX_TOKEN_LENGTH = 512

const validator = Compile(Preview)

/** `{payload}.{signature}`, both base64url: the payload is readable, and only who knows the secret can make one. */
export function signPreview(preview: Preview, secret: string): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`
}

/** What a token says; null when it is malformed, forged, or expired at `now` (Unix time in ms). */
export function readPreview(token: string, { secret, now }: { secret: string; now: number }): Preview | null {
  if (token.length > MAX_TOKEN_LENGTH) return null
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return null
  const expected = signatureOf(payload, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const preview = readJson(Buffer.from(payload, 'base64url').toString())
  return validator.Check(preview) && preview.expires * 1000 > now ? preview : null
}

/** The preview that a valid token shows. Its moment is noon in UTC, when every edition's zone has the same date. */
export function showPreview(preview: Preview, token: string): ShownPreview {
  return { ...preview, id: token.slice(-8), now: Date.parse(`${preview.date}T12:00:00Z`) }
}

/** undefined for what is no JSON, which the secret's owner could have signed. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function signatureOf(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest()
}
