import type { ContentClock } from '#shared/site/content-clock.ts'
import { momentIn } from '#shared/site/zoned-time.ts'

const DAY_MS = 86_400_000
const MONTHS = 12

/** An evening that comes back each month. */
export interface MonthlyEvening {
  /** Day of the week, 0 for Sunday, whose last one of the month it is. */
  weekday: number
  /** On the clocks of the edition. */
  time: string
}

/** The next `count` evenings that have not begun, as ISO 8601 in UTC. */
export function nextEvenings({ weekday, time }: MonthlyEvening, timeZone: string, count: number, clock: ContentClock) {
  const today = new Date(clock.startOf(DAY_MS))
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  return Array.from({ length: MONTHS }, (_, ahead) => momentIn(timeZone, lastOf(weekday, year, month + ahead), time).at)
    .filter((at) => !clock.hasCome(at))
    .slice(0, count)
    .map((at) => new Date(at).toISOString().replace('.000', ''))
}

/** The date of the last of a weekday in a month. */
function lastOf(weekday: number, year: number, month: number): string {
  const end = new Date(Date.UTC(year, month + 1, 0))
  return new Date(end.getTime() - ((end.getUTCDay() - weekday + 7) % 7) * DAY_MS).toISOString().slice(0, 10)
}
