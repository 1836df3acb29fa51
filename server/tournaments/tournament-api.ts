import Type, { type Static } from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { answer } from '#server/site/api-schemas.ts'
import { type ApiScope, type ApiServices, originOf } from '#server/site/api-scope.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { locales } from '#shared/site/locales.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { type Money as Amount, currencies } from '#shared/site/money.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { buyInBands, matchesFilter } from '#shared/tournaments/schedule-filters.ts'
import {
  lateRegistrationEnd,
  selectSchedule,
  selectTimetable,
  type TournamentEvent,
  type TournamentSeries,
  tournamentFormats,
} from '#shared/tournaments/tournaments.ts'
import { formatCalendar } from './calendar.ts'
import { lawfulIn, loadSeries } from './load-series.ts'

const currency = Type.Enum([...currencies])
const Money = Type.Object({ amount: Type.Number(), currency })

const series = {
  id: Type.String(),
  name: Type.String(),
  icon: Type.Optional(Type.String({ description: '`collection:name`, for `/api/_nuxt_icon/`' })),
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  isStanding: Type.Optional(Type.Boolean({ description: 'Goes on for ever; from and to are those of the list' })),
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

/** In the place of a property that may be any. */
const ANY = 'any'
const filterPath = '/calendar/filter/:format/:band/:currency.ics'
const param = (...examples: string[]) => Type.Optional(Type.String({ ...(examples.length > 0 && { examples }) }))
const CalendarParams = Type.Object({
  series: param('daily'),
  event: param(),
  format: param(ANY),
  band: param(buyInBands[0].id),
  currency: param(ANY),
})
const calendarSchema = {
  ...answer(
    'A series, one of its tournaments, or a choice of all that is to come, as iCalendar (RFC 5545)',
    Type.String(),
  ),
  params: CalendarParams,
}

export function tournamentApi({ api, share, sharedResponses, upstream }: ApiScope, { loadEntry }: ApiServices) {
  share(
    '/timetable',
    answer('What runs or comes next and suits a beginner: a series, with its next tournaments', Timetable),
    'tournaments',
    (all, clock, site) => selectTimetable(lawfulIn(all, site, clock), clock.hasCome, site.edition.featuredBuyIn),
  )
  share(
    '/schedule',
    answer('Every series with the tournaments that can still be entered', Schedule),
    'tournaments',
    (all, clock, site) => selectSchedule(lawfulIn(all, site, clock), clock.hasCome),
  )
  for (const path of ['/calendar/:series.ics', '/calendar/:series/:event.ics', filterPath]) {
    sharedResponses.get(
      api,
      path,
      async ({ site, params, clock }) => {
        const { value, ...loaded } = await loadSeries({ upstream, site, clock })
        const chosen = path === filterPath ? chooseFiltered(value, params) : chooseOf(value, params)
        if (!chosen) throw createProblem({ status: 404, detail: 'There is no such tournament.' })
        const { translate } = await loadEntry()
        return {
          body: writeCalendar({ ...chosen, all: value, site, clock, translate }),
          type: 'text/calendar',
          control: cachePolicies.place,
          headers: { 'content-disposition': `attachment; filename="${chosen.id}.ics"` },
          origin: originOf(loaded),
        }
      },
      { schema: calendarSchema, followsPlace: true },
    )
  }
}

interface Chosen {
  id: string
  name: string
  events: readonly TournamentEvent[]
}

type Params = Static<typeof CalendarParams>

function chooseOf(all: readonly TournamentSeries[], params: Params): Chosen | null {
  const series = all.find(({ id }) => id === params.series)
  if (params.event === undefined) return series ?? null
  const event = series?.events.find(({ id }) => id === params.event)
  return event ? { id: event.id, name: event.name, events: [event] } : null
}

/** What a choice of the schedule leaves, of all that is still to come. */
function chooseFiltered(
  all: readonly TournamentSeries[],
  { format = '', band = '', currency = '' }: Params,
): Chosen | null {
  const known = (value: string, values: readonly string[]) => value === ANY || values.includes(value)
  const isKnown =
    known(format, tournamentFormats) &&
    known(currency, currencies) &&
    known(
      band,
      buyInBands.map(({ id }) => id),
    )
  if (!isKnown) return null
  const read = (value: string) => (value === ANY ? '' : value)
  const filter = { format: read(format), band: read(band), currency: read(currency) }
  const events = all.flatMap((series) => series.events).filter((event) => !event.result && matchesFilter(event, filter))
  const id = [format, band, currency].filter((value) => value !== ANY).join('-')
  return { id: id || 'tournaments', name: id || 'tournaments', events }
}

interface WriteInput extends Chosen {
  all: readonly TournamentSeries[]
  site: Site
  clock: ContentClock
  translate: Entry['translate']
}

function writeCalendar({ name, events, all, site, clock, translate }: WriteInput): string {
  const { edition, paths } = site
  const [locale] = edition.locales
  const { language } = locales[locale]
  const t = translate[locale]
  const amount = (money: Amount) => formatsOf(language).amount(money.amount, money.currency)
  return formatCalendar({
    name,
    events,
    brandName: edition.brandName,
    origin: edition.origin,
    clock,
    describe(event) {
      const late = writeEventTimes({ at: lateRegistrationEnd(event), timeZone: edition.timeZone, language })
      return [
        ...(event.format ? [t(`series.format.${event.format}`)] : []),
        `${t('series.buy-in')}: ${amount(event.buyIn)}`,
        ...(event.guarantee ? [`${t('series.guarantee')}: ${amount(event.guarantee)}`] : []),
        event.lateRegistrationMinutes > 0
          ? `${t('series.late')}: ${late.clock} (${late.utc} UTC)`
          : t('series.no-late'),
      ]
    },
    pathOf(event) {
      const series = all.find((one) => one.events.some(({ id }) => id === event.id))
      // A series that has a page is told of there.
      const own = series?.isStanding ? paths.pathOf(series.id, locale) : null
      return `${own ?? paths.pathOf('tournament-schedule', locale)}#${event.id}`
    },
  })
}
