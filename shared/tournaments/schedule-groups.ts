import { addDays, dayIn } from '#shared/site/calendar-days.ts'
import { writeEventTimes } from './event-times.ts'
import type { TournamentEvent } from './tournaments.ts'

interface Reader {
  /** IANA name of the reader's zone. */
  timeZone: string
  language: string
}

/** One tournament, or several that are the same but for their day, a week apart. */
export interface ScheduleLine<E extends TournamentEvent = TournamentEvent> {
  event: E
  /** The last of those that are the same; the tournament itself where it is alone. */
  last: E
  count: number
}

const WEEK_MS = 7 * 24 * 3_600_000
/** Fewer are told one by one. */
const MIN_REPEATS = 3

/**
 * Tournaments that come back every week at the same time of the reader's clock and in UTC as one line each, where their first
 * stands: one line tells both times, so those before and after a change of clocks are told apart.
 */
export function foldWeekly<E extends TournamentEvent>(events: readonly E[], reader: Reader): ScheduleLine<E>[] {
  const runs: { kind: string; all: E[] }[] = []
  for (const event of events) {
    const kind = kindOf(event, reader)
    const run = runs.find((one) => {
      const last = one.all.at(-1)
      return one.kind === kind && last && Date.parse(event.start) - Date.parse(last.start) === WEEK_MS
    })
    if (run) run.all.push(event)
    else runs.push({ kind, all: [event] })
  }
  return runs
    .flatMap(({ all }) =>
      all.length < MIN_REPEATS
        ? all.map((event) => ({ event, last: event, count: 1 }))
        : all.slice(0, 1).map((event) => ({ event, last: all.at(-1) ?? event, count: all.length })),
    )
    .toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start))
}

function kindOf({ name, format, lateRegistrationMinutes, buyIn, guarantee, start }: TournamentEvent, reader: Reader) {
  const { clock, utc } = writeEventTimes({ at: start, ...reader })
  return JSON.stringify([name, format, lateRegistrationMinutes, buyIn, guarantee, clock, utc])
}

export interface ScheduleGroup<E extends TournamentEvent> {
  /** `day` and `week`, then months as `2026-12`. */
  id: string
  /** Last day of the group that has a tournament: `2026-11-29`. */
  until: string
  events: E[]
}

/**
 * Today with what began before and can still be entered, the rest of the week, then months: by the days of the reader's zone.
 * Where nothing is played today, or the clock (`now`, in ms since 1970) is not known and 0, the first day that has a tournament.
 */
export function groupByTime<E extends TournamentEvent>(
  events: readonly E[],
  { timeZone, now }: { timeZone: string; now: number },
): ScheduleGroup<E>[] {
  const groups: ScheduleGroup<E>[] = []
  const sorted = events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const days = sorted.map(({ start }) => dayIn(timeZone, Date.parse(start)))
  const today = dayIn(timeZone, now)
  const first = days.includes(today) ? today : days[0]
  if (!first) return []
  const sunday = addDays(first, (7 - new Date(first).getUTCDay()) % 7)
  for (const event of sorted) {
    const day = dayIn(timeZone, Date.parse(event.start))
    const id = day <= first ? 'day' : day <= sunday ? 'week' : day.slice(0, 7)
    const group = groups.find((one) => one.id === id)
    if (group) Object.assign(group, { until: day }).events.push(event)
    else groups.push({ id, until: day, events: [event] })
  }
  return groups
}
