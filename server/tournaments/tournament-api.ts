import Type from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import { answer } from '#server/site/api-schemas.ts'
import { type ApiScope, originOf } from '#server/site/api-scope.ts'
import { currencies } from '#shared/site/money.ts'
import { selectSchedule, selectTimetable, tournamentFormats } from '#shared/tournaments/tournaments.ts'
import { formatCalendar } from './calendar.ts'

const currency = Type.Enum([...currencies])
const Money = Type.Object({ amount: Type.Number(), currency })

const series = {
  id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(Type.String({ description: '`collection:name`, for `/api/_nuxt_icon/`' })),
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  events: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      format: Type.Union([Type.Enum([...tournamentFormats]), Type.Null()]),
      start: Type.String({ format: 'date-time', description: 'In UTC' }),
      lateRegistrationMinutes: Type.Integer(),
      buyIn: Money,
      guarantee: Type.Union([Money, Type.Null()]),
    }),
  ),
}

const Timetable = Type.Object({
  series: Type.Union([
    Type.Object({ ...series, eventCount: Type.Integer({ description: 'Tournaments in the whole series' }) }),
    Type.Null(),
  ]),
})

const Schedule = Type.Object({ series: Type.Array(Type.Object(series)) })

const CalendarParams = Type.Object({ series: Type.String(), event: Type.Optional(Type.String()) })
const calendarSchema = {
  ...answer('A series, or one of its tournaments, as iCalendar (RFC 5545)', Type.String()),
  params: CalendarParams,
}

export function tournamentApi({ api, share, sharedResponses, upstream }: ApiScope) {
  share(
    '/timetable',
    answer('The series whose next tournament comes first, with its next tournaments', Timetable),
    upstream.loadTournaments,
    (all, { hasCome }) => selectTimetable(all, hasCome),
  )
  share(
    '/schedule',
    answer('Every series with the tournaments that can still be entered', Schedule),
    upstream.loadTournaments,
    (all, { hasCome }) => selectSchedule(all, hasCome),
  )
  for (const path of ['/calendar/:series.ics', '/calendar/:series/:event.ics']) {
    sharedResponses.get(
      api,
      path,
      async ({ site, params, clock }) => {
        const { brandName, origin, siteId } = site.edition
        const { value, ...loaded } = await upstream.loadTournaments(siteId, clock)
        const series = value.find(({ id }) => id === params.series)
        const event = series?.events.find(({ id }) => id === params.event) ?? null
        if (!series || (params.event !== undefined && !event)) {
          throw createProblem({ status: 404, detail: 'There is no such tournament.' })
        }
        return {
          body: formatCalendar({ series, event, brandName, origin, clock }),
          type: 'text/calendar',
          control: cachePolicies.minute,
          headers: { 'content-disposition': `attachment; filename="${(event ?? series).id}.ics"` },
          origin: originOf(loaded),
        }
      },
      calendarSchema,
    )
  }
}
