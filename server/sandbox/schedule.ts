import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { feeOf } from '#shared/tournaments/fees.ts'
import type { TournamentEvent, TournamentSeries } from '#shared/tournaments/tournaments.ts'
import { datesBetween, MINUTE_MS, momentOf, today, toUtcTime, weekdayOf } from './days.ts'
import {
  daily,
  FESTIVAL_DAYS,
  festivals,
  inSeries,
  mainEvent,
  type Planned,
  type StandingId,
  standing,
  weekly,
} from './plan.ts'
import { fieldOf, guaranteeOf, minutesOf, playOut, poolOf } from './results.ts'
import { internationalPool, type Pool, type Room } from './rooms.ts'
import { structures } from './structures.ts'

/** How many days of a standing series are listed, before today and after it. */
const listedDays = { daily: { back: 7, ahead: 2 }, weekly: { back: 56, ahead: 42 } } as const
/** How many days ahead a series of fifteen days is announced, so that that of this year is over by then; and how long it stays in the archive. */
const FESTIVAL_AHEAD = 340
const FESTIVAL_BACK = 540

/** A tournament on a date, with what will have become of it. */
export interface Scheduled extends TournamentEvent {
  /** As announced; the result has the real one. */
  announcedEnd: string
  end: string
  outcome: NonNullable<TournamentEvent['result']>
}

/** Everything that a room announces on the clock's day, and the results of what is over. */
export function scheduleOf(room: Room, clock: ContentClock): TournamentSeries[] {
  const date = today(clock)
  return [...standingSeries(room, date), ...festivalsAround(room, date)].map(({ events, ...series }) => ({
    ...series,
    events: events.map(({ outcome, announcedEnd, ...event }) =>
      // Nobody knows beforehand how long it will last.
      clock.hasCome(Date.parse(event.end)) ? { ...event, result: outcome } : { ...event, end: announcedEnd },
    ),
  }))
}

type Series = Omit<TournamentSeries, 'events'> & { events: Scheduled[] }

function standingSeries(room: Room, date: string): Series[] {
  return (Object.keys(standing) as StandingId[]).flatMap((id) => {
    const { back, ahead } = id === 'daily' ? listedDays.daily : listedDays.weekly
    const [from, to] = [addDays(date, -back), addDays(date, ahead)]
    const plan = (id === 'daily' ? daily : (weekly[id] ?? [])).filter((planned) => isPlayedIn(room, planned))
    const events = datesBetween(from, to).flatMap((day) => plan.flatMap((planned) => onDay(room, id, planned, day)))
    if (events.length === 0) return []
    return [{ id, name: standing[id][room.language], isStanding: true, from, to, events: events.toSorted(byStart) }]
  })
}

function festivalsAround(room: Room, date: string): Series[] {
  const years = [addDays(date, -FESTIVAL_BACK), addDays(date, FESTIVAL_AHEAD)].map((day) => Number(day.slice(0, 4)))
  const [firstYear = 0, lastYear = 0] = years
  const all = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index)
  return all
    .flatMap((year) => festivals.map((festival) => festivalOf(room, festival, year)))
    .filter(({ from, to }) => from <= addDays(date, FESTIVAL_AHEAD) && to >= addDays(date, -FESTIVAL_BACK))
}

type Festival = (typeof festivals)[number]

const keptFestivals = new Map<string, Series>()

/** A series of fifteen days: the same of a year whenever it is asked for. */
function festivalOf(room: Room, festival: Festival, year: number): Series {
  const id = `${festival.id[room.language]}-${year}`
  const key = `${room.id} ${id}`
  const kept = keptFestivals.get(key)
  if (kept) return kept
  const from = nthSunday(year, festival.month, festival.sunday)
  const to = addDays(from, FESTIVAL_DAYS - 1)
  const events = datesBetween(from, to).flatMap((day) => {
    const plan = day === addDays(to, -1) ? [...inSeries, mainEvent] : inSeries
    return plan.flatMap((planned) => onDay(room, id, planned, day))
  })
  const icon = 'icon' in festival ? { icon: festival.icon } : {}
  const series: Series = { id, name: festival.name[room.language], ...icon, from, to, events: events.toSorted(byStart) }
  keptFestivals.set(key, series)
  return series
}

function nthSunday(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
  return addDays(first, ((7 - weekdayOf(first)) % 7) + (nth - 1) * 7)
}

function isPlayedIn(room: Room, { isInternational = false, isLocal = false, buyIn }: Planned): boolean {
  const isOpen = room.isInternational ? !isLocal : !isInternational
  return isOpen && (room.hasFreerolls || buyIn > 0)
}

function poolFor(room: Room, planned: Planned): Pool {
  return planned.isInternational ? internationalPool : room
}

/** Above what the lists of all rooms hold. */
const MAX_KEPT = 5000
const keptEvents = new Map<string, Scheduled>()

/** A tournament that comes back on a date, with what will have become of it; null on a day that it is not played. */
export function playedOn(room: Room, id: string, date: string): { planned: Planned; event: Scheduled } | null {
  const planned = everything.find((one) => one.id === id)
  const series = planned && seriesOf(planned)
  const [event] = planned && series ? onDay(room, series, planned, date) : []
  return planned && event ? { planned, event } : null
}

function onDay(room: Room, seriesId: string, planned: Planned, date: string): Scheduled[] {
  if (!planned.days.includes(weekdayOf(date))) return []
  const key = `${room.id} ${seriesId} ${planned.id} ${date}`
  let event = keptEvents.get(key)
  if (!event) {
    event = schedule(room, seriesId, planned, date)
    if (keptEvents.size >= MAX_KEPT) keptEvents.clear()
    keptEvents.set(key, event)
  }
  return [event]
}

function schedule(room: Room, seriesId: string, planned: Planned, date: string): Scheduled {
  const pool = poolFor(room, planned)
  const { currency } = pool
  const { buyIn, structure: name } = planned
  const start = momentOf(pool.timeZone, date, planned.at)
  const target = targetOf(planned)
  const price = target?.buyIn ?? planned.pass ?? null
  const guarantee = guaranteeOf(planned, pool, price)
  const expected = fieldOf(planned, pool)
  const announced = minutesOf(planned, { entrants: expected, price, pool: poolOf(planned, expected, guarantee) })
  const { end, outcome } = playOut({ planned, pool, date, start, guarantee, price })
  const { lateLevels, ...structure } = structures[name]
  const seatIn = target && nextOf(room, seriesId, target, start + announced * MINUTE_MS)
  return {
    id: eventId(seriesId, planned, date),
    name: planned.name[room.language],
    format: planned.format,
    start: toUtcTime(start),
    lateRegistrationMinutes: lateLevels * structure.levelMinutes,
    buyIn: { amount: buyIn, currency },
    guarantee: { amount: guarantee, currency },
    fee: feeOf(buyIn),
    announcedEnd: toUtcTime(start + announced * MINUTE_MS),
    end: toUtcTime(end),
    structure,
    ...(price !== null && { seat: { worth: price, in: seatIn } }),
    outcome,
  }
}

function eventId(seriesId: string, { id }: Planned, date: string): string {
  return seriesId in standing ? `${id}-${date}` : `${seriesId}-${date.slice(5).replace('-', '')}-${id}`
}

const everything = [...daily, ...Object.values(weekly).flat(), ...inSeries, mainEvent]

function targetOf({ target }: Planned): Planned | null {
  return everything.find(({ id }) => id === target) ?? null
}

/** The series without an end that holds a tournament; undefined for one of fifteen days. */
function seriesOf(planned: Planned): string | undefined {
  return daily.includes(planned) ? 'daily' : Object.keys(weekly).find((id) => weekly[id]?.includes(planned))
}

/** The next time after `at` that a tournament is played: where a satellite's seats are. */
function nextOf(room: Room, seriesId: string, target: Planned, at: number): { series: string; event: string } {
  const series = seriesOf(target) ?? seriesId
  const isMain = target === mainEvent
  const today = toUtcTime(at).slice(0, 10)
  // Where a room's zone lies behind UTC, its day is still the one before.
  for (const date of datesBetween(addDays(today, -1), addDays(today, 2 * FESTIVAL_DAYS))) {
    const isPlayed = target.days.includes(weekdayOf(date)) && (!isMain || date === mainDayOf(room, seriesId))
    if (isPlayed && momentOf(poolFor(room, target).timeZone, date, target.at) >= at) {
      return { series, event: eventId(series, target, date) }
    }
  }
  throw new RangeError(`${target.id} is not played after ${toUtcTime(at)}`)
}

/** The main event takes two days, of which the second is the last of its series. */
function mainDayOf(room: Room, seriesId: string): string {
  const year = Number(seriesId.slice(-4))
  const festival = festivals.find(({ id }) => `${id[room.language]}-${year}` === seriesId)
  return festival ? addDays(nthSunday(year, festival.month, festival.sunday), FESTIVAL_DAYS - 2) : ''
}

function byStart(a: TournamentEvent, b: TournamentEvent): number {
  return a.start.localeCompare(b.start)
}
