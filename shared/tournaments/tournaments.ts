import type { Money } from '#shared/site/money.ts'

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

export interface Timetable {
  series: (TournamentSeries & { eventCount: number }) | null
}

/** Rows of the timetable; more would be a page of their own. */
export const TIMETABLE_ROWS = 6

/** Whether a moment, in ms since 1970, has come: by a clock of the server's, or the visitor's. */
type HasCome = (at: number) => boolean

/** The series with the next tournament, and its next tournaments; no series when nothing lies ahead. */
export function selectTimetable(all: readonly TournamentSeries[], hasCome: HasCome): Timetable {
  const ahead = all
    .map((series) => ({ ...series, eventCount: series.events.length, events: selectAhead(series.events, hasCome) }))
    .filter(({ events }) => events.length > 0)
    .toSorted((a, b) => Date.parse(a.events[0]?.start ?? '') - Date.parse(b.events[0]?.start ?? ''))
  const [next] = ahead
  return { series: next ? { ...next, events: next.events.slice(0, TIMETABLE_ROWS) } : null }
}

export function selectAhead(events: readonly TournamentEvent[], hasCome: HasCome): TournamentEvent[] {
  return events.filter(({ start }) => !hasCome(Date.parse(start)))
}

const MINUTE_MS = 60_000

/** The moment at which nobody can come in any more, as ISO 8601 in UTC. */
export function lateRegistrationEnd({ start, lateRegistrationMinutes }: TournamentEvent): string {
  return new Date(Date.parse(start) + lateRegistrationMinutes * MINUTE_MS).toISOString().replace('.000', '')
}

export interface Schedule {
  series: TournamentSeries[]
}

/** The series that still have something to play, the next first; what can still be entered stays. */
export function selectSchedule(all: readonly TournamentSeries[], hasCome: HasCome): Schedule {
  return {
    series: all
      .map((series) => ({ ...series, events: series.events.filter((event) => isOpen(event, hasCome)) }))
      .filter(({ events }) => events.length > 0)
      .toSorted(byFirstEvent),
  }
}

export function isOpen(event: TournamentEvent, hasCome: HasCome): boolean {
  return !hasCome(Math.max(Date.parse(lateRegistrationEnd(event)), Date.parse(event.start)))
}

/** The series whose last tournament has begun and can no longer be entered, the latest first. */
export function selectPastSeries(all: readonly TournamentSeries[], hasCome: HasCome): TournamentSeries[] {
  return all
    .filter(({ events }) => !events.some((event) => isOpen(event, hasCome)))
    .toSorted((a, b) => byFirstEvent(b, a))
}

function byFirstEvent(a: TournamentSeries, b: TournamentSeries): number {
  return Date.parse(a.events[0]?.start ?? '') - Date.parse(b.events[0]?.start ?? '')
}
