import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { momentIn, offsetAt } from '#shared/site/zoned-time.ts'

export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000

/** The day of the clock in UTC, as ISO 8601; what is made of it holds until midnight. */
export function today(clock: ContentClock): string {
  return toDate(clock.startOf(DAY_MS))
}

export function toDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function toUtcTime(at: number): string {
  return new Date(at).toISOString().replace('.000', '')
}

/** Every date from `from` to `to`, both included. */
export function datesBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

/** Day of the week of a date: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/** Above the number of days × zones that the lists of all rooms hold. */
const MAX_KEPT = 20_000
const kept = new Map<string, number | null>()

/** The offset of a zone from UTC on the whole of a date and the nights around it; null where clocks are changed. */
function offsetOf(timeZone: string, date: string): number | null {
  const key = `${timeZone}|${date}`
  let offset = kept.get(key)
  if (offset === undefined) {
    const before = offsetAt(timeZone, Date.parse(date) - DAY_MS)
    offset = before === offsetAt(timeZone, Date.parse(date) + 2 * DAY_MS) ? before : null
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, offset)
  }
  return offset
}

/** The moment at which the zone's clocks show a time on a date, in ms since 1970. */
export function momentOf(timeZone: string, date: string, time: string): number {
  const offset = timeZone === 'UTC' ? 0 : offsetOf(timeZone, date)
  return offset === null ? momentIn(timeZone, date, time).at : Date.parse(`${date}T${time}:00Z`) - offset
}
