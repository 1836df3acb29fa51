const DAY_MS = 86_400_000

/** The same day of another month; the month's last day where it is too short for that (31 May less three is 28 or 29 February). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDate(Date.UTC(year, month - 1 + months, Math.min(day, length)))
}

/** When the month of a day begins, or another that many months later: midnight UTC, in ms since 1970. */
export function monthStart(date: string, later: number): number {
  return Date.parse(`${addMonths(date, later).slice(0, 7)}-01`)
}

/** @example addDays('2028-02-28', 1) // '2028-02-29' */
export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(date) + days * DAY_MS)
}

/** Whether a text is a day that the calendar has, as ISO 8601 writes it: `2026-02-28`, and not `2026-02-31`. */
export function isCalendarDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && isoDate(at) === text
}

const MINUTE_MS = 60_000
/** Above the zones of all editions; a visitor who names another one may name any. */
const MAX_ZONES = 20
/** What was asked last of each zone. */
const days = new Map<string, { minute: number; day: string }>()

/** The day that a moment belongs to in a zone. In all zones of today, days begin with a minute of UTC. */
export function dayIn(timeZone: string, at: number): string {
  const minute = Math.floor(at / MINUTE_MS)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day
  // Making the formatter takes longer, and more memory, than answering a stored page.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const day = format.format(at)
  if (days.size >= MAX_ZONES) days.clear()
  days.set(timeZone, { minute, day })
  return day
}

function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
