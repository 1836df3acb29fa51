import type { Money } from '#shared/site/money.ts'
import type { PaidPlaces } from './payouts.ts'
import type { TournamentStructure } from './structures.ts'
import type { TournamentFormat } from './tournament-formats.ts'

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
  /** Part of the buy-in that is not for the prize pool, in its currency; absent: not known, as of all that follows. */
  fee?: number
  /** When it is over, or ought to be: ISO 8601 in UTC. */
  end?: string
  structure?: TournamentStructure
  /** Of a satellite: what a seat is worth in the buy-in’s currency, and the tournament in which it is; null: outside the room. */
  seat?: { worth: number; in: { series: string; event: string } | null }
  /** Once it is over. */
  result?: TournamentResult
}

export interface TournamentResult {
  /** Re-entries counted. */
  entrants: number
  /** In the buy-in’s currency, as all prizes. */
  pool: number
  /** From the first place on; none where the tournament was rolled back. */
  prizes: PaidPlaces[]
  /** The first of those who won, by their screen names. */
  finishers: { place: number; player: string }[]
  /** How a tournament ended that was broken off (house rules, chapter 7). */
  brokenOff?: 'rolled-back' | 'rolled-forward'
}

export interface TournamentSeries {
  id: string
  name: string
  /** `collection:name` of an icon. */
  icon?: string
  /** Whether it goes on for ever: `from` and `to` are then those of what is listed. */
  isStanding?: boolean
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
export const TIMETABLE_ROWS = 4

/** Whether a moment, in ms since 1970, has come: by a clock of the server's, or the visitor's. */
type HasCome = (at: number) => boolean

/**
 * What is shown to somebody who has not played before: tournaments that cost no more than `limit` in their own currency, of
 * the series that runs, or else of the one whose next tournament comes first. No series when there is nothing to enter.
 */
export function selectTimetable(all: readonly TournamentSeries[], hasCome: HasCome, limit: number): Timetable {
  const suited = all
    .map((series) => ({
      ...series,
      eventCount: series.events.length,
      events: selectOpen(series.events, hasCome)
        .filter(({ buyIn }) => buyIn.amount <= limit)
        .map(withoutPlan),
    }))
    .filter(({ events }) => events.length > 0)
    .toSorted(byFirstEvent)
  const next = suited.find(({ isStanding, from }) => !isStanding && hasCome(Date.parse(from))) ?? suited[0]
  return { series: next ? { ...next, events: next.events.slice(0, TIMETABLE_ROWS) } : null }
}

export function selectOpen(events: readonly TournamentEvent[], hasCome: HasCome): TournamentEvent[] {
  return events.filter((event) => isOpen(event, hasCome))
}

/** A tournament as a list tells of it; its structure and its seats stand on its own page. */
function withoutPlan({
  fee: _,
  end: _end,
  structure: _structure,
  seat: _seat,
  ...event
}: TournamentEvent): TournamentEvent {
  return event
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
      .map((series) => ({ ...series, events: selectOpen(series.events, hasCome).map(withoutPlan) }))
      .filter(({ events }) => events.length > 0)
      .toSorted(byFirstEvent),
  }
}

export function isOpen(event: TournamentEvent, hasCome: HasCome): boolean {
  return !hasCome(Date.parse(event.start) + Math.max(0, event.lateRegistrationMinutes) * MINUTE_MS)
}

/**
 * The series whose last tournament has begun and can no longer be entered, the latest first; of a series that never ends
 * the tournaments that have a result, the latest of them first.
 */
export function selectPastSeries(all: readonly TournamentSeries[], hasCome: HasCome): TournamentSeries[] {
  return all
    .map((series) =>
      series.isStanding ? { ...series, events: series.events.filter(({ result }) => result).toReversed() } : series,
    )
    .filter(({ events }) => events.length > 0 && !events.some((event) => isOpen(event, hasCome)))
    .toSorted((a, b) => byFirstEvent(b, a))
}

function byFirstEvent(a: TournamentSeries, b: TournamentSeries): number {
  return Date.parse(a.events[0]?.start ?? '') - Date.parse(b.events[0]?.start ?? '')
}
