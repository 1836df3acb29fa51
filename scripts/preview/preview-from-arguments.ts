import type { parseArgs } from 'node:util'
import { variables } from '#server/config.ts'
import type { Preview } from '#server/visitor/preview-token.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { editionIds } from '#shared/site/editions.ts'
import { countryCodes } from '#shared/visitor/countries.ts'
import { PREVIEW_SECONDS } from '#shared/visitor/preview-mark.ts'

const usage = 'npm run preview-token -- --edition global --country CA [--region ON] [--date 2026-12-01] [--whitelisted]'

export const previewOptions = {
  edition: { type: 'string' },
  country: { type: 'string' },
  region: { type: 'string' },
  date: { type: 'string' },
  whitelisted: { type: 'boolean', default: false },
} as const

type Arguments = ReturnType<typeof parseArgs<{ options: typeof previewOptions }>>['values']

/**
 * The preview that the command's arguments describe, for one hour from `now` (ms since 1970).
 * @throws Error that says which argument is wrong, what was expected, and how the command is used.
 */
export function previewFromArguments(given: Arguments, secret: string, now = Date.now()): Preview {
  if (secret === '')
    throw new Error('PREVIEW_SECRET is not set: expected the secret of the site that will read the token')
  variables.PREVIEW_SECRET.parse(secret)
  const { edition, country, region, date = new Date(now).toISOString().slice(0, 10), whitelisted } = given
  const editionId = editionIds.find((id) => id === edition)
  if (!editionId) throw wrong('edition', edition, `one of ${editionIds.join(', ')}`)
  if (country !== 'unknown' && !countryCodes.includes(country ?? '')) {
    throw wrong('country', country, 'a country of ISO 3166-1 such as CA, or unknown')
  }
  if (region !== undefined && !(/^[A-Z0-9]{1,3}$/.test(region) && country !== 'unknown')) {
    throw wrong('region', region, 'a subdivision of ISO 3166-2 without its country, such as ON')
  }
  if (!isCalendarDay(date)) throw wrong('date', date, 'a day such as 2026-12-01')
  return {
    editionId: editionId,
    country: country === 'unknown' ? null : (country ?? null),
    region: region ?? null,
    isWhitelisted: whitelisted,
    date,
    expires: Math.floor(now / 1000) + PREVIEW_SECONDS,
  }
}

function wrong(name: string, value: string | undefined, expected: string): Error {
  return new Error(`--${name}${value === undefined ? ' is missing' : `=${value}`}: expected ${expected}\n${usage}`)
}
