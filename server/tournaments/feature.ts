import type { Event } from 'schema-dts'
import type { Feature, StructuredDataInput } from '#server/site/feature.ts'
import { describeRoom } from '#server/site/structured-data/describe-site.ts'
import { keepWhileTrue } from '#shared/site/content-clock.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import {
  type Schedule,
  selectPastSeries,
  selectSchedule,
  selectTimetable,
  type TournamentSeries,
} from '#shared/tournaments/tournaments.ts'

const timetableAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }) => selectTimetable(all, hasCome))
const scheduleAt = keepWhileTrue((all: readonly TournamentSeries[], { hasCome }) => selectSchedule(all, hasCome))

export const tournaments = {
  data: {
    'past-series': async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.loadTournaments(edition.siteId, clock)
      return { value: selectPastSeries(value, clock.hasCome), version }
    },
    'payout-plot': async ({ upstream, site: { edition }, content, clock }) => {
      const { names } = content as SectionContent<'payout-plot'>
      const { value, version } = await upstream.loadTournaments(edition.siteId, clock)
      const all = value.flatMap(({ events }) => events)
      const event = all.find(({ name, guarantee }) => guarantee && names.includes(name))
      return { value: event?.guarantee ? { name: event.name, guarantee: event.guarantee } : null, version }
    },
  },
  queries: {
    schedule: async ({ upstream, edition, clock }) =>
      scheduleAt((await upstream.loadTournaments(edition.siteId, clock)).value, clock),
    timetable: async ({ upstream, edition, clock }) =>
      timetableAt((await upstream.loadTournaments(edition.siteId, clock)).value, clock),
  },
  structuredData: { schedule: describeSeries },
} as const satisfies Feature

/** Pages that show whole series; of those of single tournaments, none is an event's own. */
const seriesPages = ['tournament-series', 'tournament-schedule', 'winter-series']

/** The series that lie ahead, on the pages that show them whole. */
function describeSeries({ site, context, url, head, section, queries }: StructuredDataInput): Event[] {
  const { series: start = '' } = section.content as SectionContent<'schedule'>
  const schedule = queries.schedule as Schedule | null | undefined
  if (!schedule || !seriesPages.includes(context.pageId)) return []
  const shown = schedule.series.filter(({ id }) => id.startsWith(start))
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
