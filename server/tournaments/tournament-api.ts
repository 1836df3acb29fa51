import Type, { type Static } from 'typebox'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { answer, problems } from '#server/site/api-schemas.ts'
import { type ApiScope, type ApiServices, originOf } from '#server/site/api-scope.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { type Money as Amount, currencies } from '#shared/site/money.ts'
import { cityOf } from '#shared/site/zoned-time.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { buyInBands, filterGroups, matchesFilter, type ScheduleFilter } from '#shared/tournaments/schedule-filters.ts'
import { tournamentFormats } from '#shared/tournaments/tournament-formats.ts'
import {
  isOpen,
  lateRegistrationEnd,
  selectOpen,
  selectSchedule,
  selectTimetable,
  type TournamentEvent,
  type TournamentSeries,
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
const calendarPaths = [
  '/calendar/:series.ics',
  '/calendar/:series/:event.ics',
  '/calendar/filter/:format/:band/:currency.ics',
]
const param = (...examples: string[]) => Type.Optional(Type.String({ ...(examples.length > 0 && { examples }) }))
const CalendarParams = Type.Object({
  locale: param(),
  series: param('daily'),
  event: param(),
  format: param(ANY),
  band: param(buyInBands[0].id),
  currency: param(ANY),
})
/** Of a path's own parameters. */
const calendarSchema = (path: string) => ({
  summary: 'A series, one of its tournaments, or a choice of all that is to come, as iCalendar (RFC 5545)',
  params: Type.Pick(
    CalendarParams,
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as keyof Params),
  ),
  response: {
    200: { description: 'A calendar', content: { 'text/calendar': { schema: Type.String() } } },
    ...problems,
  },
})

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
  for (const path of ['', '/:locale'].flatMap((prefix) => calendarPaths.map((one) => prefix + one))) {
    sharedResponses.get(
      api,
      path,
      async ({ site, params, clock }) => {
        const locale = prefixedLocale(site, params.locale)
        const { value: all, ...loaded } = await loadSeries({ upstream, site, clock })
        const { translate } = await loadEntry()
        const t = translate[locale]
        const chosen =
          params.series === undefined ? chooseFiltered(all, params, { clock, locale, t }) : chooseOf(all, params)
        if (!chosen) throw createProblem({ status: 404, detail: 'There is no such tournament.' })
        return {
          body: writeCalendar({ ...chosen, site, clock, locale, t }),
          type: 'text/calendar',
          control: cachePolicies.place,
          headers: { 'content-disposition': `attachment; filename="${chosen.id}.ics"` },
          origin: originOf(loaded),
        }
      },
      // Described once for all languages.
      { schema: { ...calendarSchema(path), hide: path.startsWith('/:') }, followsPlace: true },
    )
  }
}

interface Telling {
  clock: ContentClock
  locale: Locale
  t: Entry['translate'][Locale]
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

/** What a choice of the schedule leaves, of all that can still be entered. */
function chooseFiltered(
  all: readonly TournamentSeries[],
  params: Params,
  { clock, locale, t }: Telling,
): Chosen | null {
  const chosen = filterGroups(locales[locale].language, t).map((group) => ({
    ...group,
    value: params[group.name] === ANY ? '' : (params[group.name] ?? ''),
    option: group.options.find(({ value }) => value === params[group.name]),
  }))
  if (chosen.some(({ value, option }) => value && !option)) return null
  const filter = Object.fromEntries(chosen.map(({ name, value }) => [name, value])) as ScheduleFilter
  // Of a band its numbers alone do not tell of what they are.
  const words = chosen.flatMap(({ name, label, option }) =>
    option ? [name === 'band' ? `${label}: ${option.label}` : option.label] : [],
  )
  return {
    id: chosen.flatMap(({ value }) => value || []).join('-') || 'tournaments',
    name: words.join(' · ') || t('nav.tournaments'),
    events: all
      .flatMap((series) => selectOpen(series.events, clock.hasCome))
      .filter((event) => matchesFilter(event, filter)),
  }
}

interface WriteInput extends Chosen, Telling {
  site: Site
}

function writeCalendar({ name, events, site, clock, locale, t }: WriteInput): string {
  const { edition, paths } = site
  const { language } = locales[locale]
  // A calendar program writes the start in a zone of its own: the room's is named.
  const { timeZone } = edition
  const isUtc = timeZone === 'UTC'
  const amount = (money: Amount) => formatsOf(language).amount(money.amount, money.currency)
  return formatCalendar({
    name,
    events,
    brandName: edition.brandName,
    origin: edition.origin,
    clock,
    describe(event) {
      const late = writeEventTimes({ at: lateRegistrationEnd(event), timeZone, language })
      return [
        ...(event.format ? [t(`series.format.${event.format}`)] : []),
        `${t('series.buy-in')}: ${amount(event.buyIn)}`,
        ...(event.guarantee ? [`${t('series.guarantee')}: ${amount(event.guarantee)}`] : []),
        event.lateRegistrationMinutes > 0
          ? `${t('series.late')}: ${isUtc ? '' : `${late.clock} (${cityOf(timeZone)}), `}${late.utc} UTC`
          : t('series.no-late'),
      ]
    },
    pathOf(event) {
      // The one page that has a line for each that can be entered.
      const path = String(paths.pathOf('tournament-schedule', locale))
      return isOpen(event, clock.hasCome) ? `${path}#${event.id}` : path
    },
  })
}
