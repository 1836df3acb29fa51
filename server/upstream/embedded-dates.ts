import type { ContentClock } from '#shared/site/content-clock.ts'
import { momentIn, offsetAt } from '#shared/site/zoned-time.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'
import type { ResourceName, ResourceValues } from './resources.ts'

const DAY_MS = 86_400_000
/** How long a series that is over stays in the plan: the archive goes back to the one of the same name before it. */
const ARCHIVE_MS = 540 * DAY_MS
/** How often the sample's network is looked at. */
const CHECK_MS = 5 * 60_000

/** Whose clocks a tournament keeps to when it comes back: those of the room's own country, but for a pool elsewhere. */
const HOME_ZONE = 'Europe/Amsterdam'
const zonesElsewhere: Readonly<Record<string, string>> = { GGPCA: 'America/Toronto' }

type Redated = {
  [Name in ResourceName]?: (value: ResourceValues[Name], clock: ContentClock, siteId: string) => ResourceValues[Name]
}

/** The embedded data of later days: neither an empty timetable nor the figures of a year ago. */
export const redated: Redated = {
  tournaments: (all, clock, siteId) => repeatSeries(all, clock, zonesElsewhere[siteId] ?? HOME_ZONE),
  leaderboards: (boards, clock) =>
    boards.map((board) => {
      const days = daysBehind(board.date, clock)
      const history = board.history?.map((day) => ({ ...day, date: laterBy(day.date, days) }))
      return { ...board, date: laterBy(board.date, days), ...(history && { history }) }
    }),
  giveaways: (months, clock) =>
    months.map((month) => {
      const date = laterBy(month.date, daysBehind(month.date, clock))
      return { ...month, date, month: date.slice(0, 7) }
    }),
  'network-status': (status, clock) => {
    const lookedAt = clock.startOf(CHECK_MS)
    return status && { ...status, checkedAt: toUtcTime(Math.max(lookedAt, Date.parse(status.checkedAt))) }
  },
}

/** Every series comes back a year later, under the year in which it then is; what was over long ago is left out. */
function repeatSeries(all: readonly TournamentSeries[], clock: ContentClock, timeZone: string): TournamentSeries[] {
  const byId = new Map(all.map((series) => [series.id, series]))
  for (const series of all) {
    const end = Date.parse(series.to) + DAY_MS
    for (let years = 1; clock.hasCome(end + daysIn(years - 1) * DAY_MS); years += 1) {
      const repeat = repeatAfter(series, years, timeZone)
      if (!byId.has(repeat.id)) byId.set(repeat.id, repeat)
    }
  }
  return [...byId.values()].filter(({ to }) => !clock.hasCome(Date.parse(to) + ARCHIVE_MS))
}

function repeatAfter(series: TournamentSeries, years: number, timeZone: string): TournamentSeries {
  const days = daysIn(years)
  const id = series.id.replaceAll(/20\d\d/g, (year) => String(Number(year) + years))
  return {
    ...series,
    id,
    from: laterBy(series.from, days),
    to: laterBy(series.to, days),
    events: series.events.map((event) => ({
      ...event,
      id: `${event.id}-${years + 1}`,
      start: toUtcTime(sameTimeLater(Date.parse(event.start), days, timeZone)),
    })),
  }
}

/** The moment, days later, at which the zone's clocks show what they did at `at`, whatever was done to them meanwhile. */
function sameTimeLater(at: number, days: number, timeZone: string): number {
  const reading = new Date(at + offsetAt(timeZone, at)).toISOString()
  return momentIn(timeZone, laterBy(reading.slice(0, 10), days), reading.slice(11, 16)).at
}

/** Whole weeks, so that a Sunday stays one; never less than the years, so that the first week of January stays in its own. */
function daysIn(years: number): number {
  return Math.ceil((years * 365.25) / 7) * 7
}

/** Days by which figures are older than yesterday's, which are the newest that there can be. */
function daysBehind(date: string, clock: ContentClock): number {
  return Math.max(0, clock.startOf(DAY_MS) / DAY_MS - 1 - Date.parse(date) / DAY_MS)
}

function laterBy(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

function toUtcTime(time: number): string {
  return new Date(time).toISOString().replace('.000', '')
}
