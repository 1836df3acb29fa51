import type { Event } from 'schema-dts'
import type { Feature, StructuredDataInput } from '#server/site/feature.ts'
import { describeRoom } from '#server/site/structured-data/describe-site.ts'
import { keepWhileTrue } from '#shared/site/content-clock.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { selectFees, selectPayouts, selectStructures } from '#shared/tournaments/timetable-figures.ts'
import {
  type Schedule,
  selectPastSeries,
  selectSchedule,
  selectTimetable,
  type TournamentSeries,
} from '#shared/tournaments/tournaments.ts'
import { loadSeries } from './load-series.ts'
import { tournamentIsland } from './tournament-island.ts'
import { tournamentResource } from './tournament-resource.ts'

const scheduleAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }) => selectSchedule(all, hasCome))
const timetableAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }, limit: number) =>
  selectTimetable(all, hasCome, limit),
)

export const tournaments = {
  islands: { tournament: tournamentIsland },
  interactive: { schedule: ({ entries }) => (entries ? { given: entries } : {}) },
  resources: { tournaments: tournamentResource },
  data: {
    'past-series': async (input) => {
      const { value, version } = await loadSeries(input)
      return { value: selectPastSeries(value, input.clock.hasCome), version }
    },
    'fee-table': async (input) => {
      const { value, version } = await loadSeries(input)
      return { value: selectFees(value), version }
    },
    'blind-table': async (input) => {
      const { value, version } = await loadSeries(input)
      return { value: selectStructures(value), version }
    },
    'payout-plot': async (input) => {
      const { names } = input.content as SectionContent<'payout-plot'>
      const { value, version } = await loadSeries(input)
      return { value: selectPayouts(value, names), version }
    },
  },
  queries: {
    schedule: async (input) => scheduleAt((await loadSeries(input)).value, input.clock),
    timetable: async (input) =>
      timetableAt((await loadSeries(input)).value, input.clock, input.site.edition.featuredBuyIn),
  },
  structuredData: { schedule: describeSeries },
} as const satisfies Feature

declare module '#server/upstream/resource.ts' {
  interface ResourceValues {
    tournaments: readonly TournamentSeries[]
  }
}

/** Pages that show whole series; of those of single tournaments, none is an event's own. */
const seriesPages = ['tournament-series', 'tournament-schedule', 'winter-series']

/** The series that lie ahead, on the pages that show them whole; one that goes on for ever has no first and last day. */
function describeSeries({ site, context, url, head, section, queries }: StructuredDataInput): Event[] {
  const { series: start = '' } = section.content as SectionContent<'schedule'>
  const schedule = queries.schedule as Schedule | null | undefined
  if (!schedule || !seriesPages.includes(context.pageId)) return []
  const shown = schedule.series.filter(({ id, isStanding }) => id.startsWith(start) && !isStanding)
  return shown.map(
    ({ id, name, from, to }): Event => ({
      '@type': 'Event',
      '@id': `${url}#${id}`,
      name,
      startDate: from,
      endDate: to,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
      inLanguage: context.language,
      ...(head.image && { image: head.image }),
      organizer: describeRoom(site),
    }),
  )
}
