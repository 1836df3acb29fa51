import type { Money } from './money.ts'

/** Ways to play that the timetable has words for. */
export const tournamentFormats = [
  'freezeout',
  're-entry',
  'six-max',
  'omaha',
  'mystery-battle-royale',
  'flip-and-go',
  'satellite',
  'two-days',
] as const
export type TournamentFormat = (typeof tournamentFormats)[number]

export interface TournamentEvent {
  id: string
  /** The same in every language, as names are. */
  name: string
  /** null for a format that is newer than this build. */
  format: TournamentFormat | null
  /** ISO 8601 in UTC, to the second: `2026-11-22T17:00:00Z`. */
  start: string
  /** Minutes after the start in which a player may still come in; 0: none. */
  lateRegistrationMinutes: number
  buyIn: Money
  /** Prize pool that is paid whatever the number of players; null: none is promised. */
  guarantee: Money | null
}

/** A series of tournaments. */
export interface TournamentSeries {
  id: string
  name: string
  /** `collection:name` of an icon. */
  icon?: string
  /** ISO 8601 dates of the first and the last day. */
  from: string
  to: string
  /** In the order in which they start. */
  events: TournamentEvent[]
}

/** What the timetable shows of a series: the events that come next, and how many the whole series has. */
export interface Timetable {
  series: (TournamentSeries & { eventCount: number }) | null
}

/** Rows of the timetable; more would be a page of their own. */
export const TIMETABLE_ROWS = 6

/**
 * The series in which the next tournament starts, with its next tournaments; without a series when nothing lies ahead.
 * `now` is in ms since 1970: what has started is not announced.
 */
export function selectTimetable(all: readonly TournamentSeries[], now: number): Timetable {
  const ahead = all
    .map((series) => ({ ...series, eventCount: series.events.length, events: selectAhead(series.events, now) }))
    .filter(({ events }) => events.length > 0)
    .toSorted((a, b) => Date.parse(a.events[0]?.start ?? '') - Date.parse(b.events[0]?.start ?? ''))
  const [next] = ahead
  return { series: next ? { ...next, events: next.events.slice(0, TIMETABLE_ROWS) } : null }
}

/** The events that have not started at `now`, in ms since 1970. */
export function selectAhead(events: readonly TournamentEvent[], now: number): TournamentEvent[] {
  return events.filter(({ start }) => Date.parse(start) > now)
}

const MINUTE_MS = 60_000

/** The moment at which nobody can come in any more, as ISO 8601 in UTC. */
export function lateRegistrationEnd({ start, lateRegistrationMinutes }: TournamentEvent): string {
  return new Date(Date.parse(start) + lateRegistrationMinutes * MINUTE_MS).toISOString().replace('.000', '')
}

/** The full timetable: every series with the tournaments that a player can still enter. */
export interface Schedule {
  series: TournamentSeries[]
}

/** The series that still have something to play at `now`, in ms since 1970, the next first; what can still be entered stays. */
export function selectSchedule(all: readonly TournamentSeries[], now: number): Schedule {
  return {
    series: all
      .map((series) => ({ ...series, events: series.events.filter((event) => isOpen(event, now)) }))
      .filter(({ events }) => events.length > 0)
      .toSorted(byFirstEvent),
  }
}

/** Whether a tournament can be entered at `now` or later. */
export function isOpen(event: TournamentEvent, now: number): boolean {
  return Date.parse(lateRegistrationEnd(event)) > now || Date.parse(event.start) > now
}

/** The series whose last tournament has begun before `now` and can no longer be entered, the latest first. */
export function selectPastSeries(all: readonly TournamentSeries[], now: number): TournamentSeries[] {
  return all.filter(({ events }) => !events.some((event) => isOpen(event, now))).toSorted((a, b) => byFirstEvent(b, a))
}

function byFirstEvent(a: TournamentSeries, b: TournamentSeries): number {
  return Date.parse(a.events[0]?.start ?? '') - Date.parse(b.events[0]?.start ?? '')
}
