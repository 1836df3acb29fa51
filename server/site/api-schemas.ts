import Type, { type TSchema } from 'typebox'
import { PROBLEM_TYPE, Problem } from '#server/http/problems.ts'
import { COUNTRY_PATTERN } from '#server/upstream/key-space.ts'
import { networkStates, networkSystems, tournamentOutcomes } from '#shared/network-status/network-status.ts'
import { LocaleText } from '#shared/site/editions.ts'
import { currencies } from '#shared/site/money.ts'
import { type NavigationItem as NavigationEntry, platforms, siteTypes } from '#shared/site/navigation.ts'
import { tournamentFormats } from '#shared/tournaments/tournaments.ts'
import { visitorDialogs } from '#shared/visitor/visit-decision.ts'
import { visitorSources } from '#shared/visitor/visitor.ts'

const nullableString = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** Named, so that its children can refer to it. */
export const NavigationItem = Type.Object(
  {
    path: Type.String({ description: "Path in the edition's default locale; an https URL for external and sibling" }),
    langKey: Type.String({ description: 'Key of the label' }),
    routerName: Type.String({ description: 'Id of the page, empty when it is not ours' }),
    siteType: Type.Enum([...siteTypes]),
    showSubArea: Type.Boolean(),
    isShow: Type.Boolean(),
    badge: nullableString('Key of the badge'),
    children: Type.Array(Type.Unsafe<NavigationEntry>(Type.Ref('NavigationItem#'))),
  },
  { $id: 'NavigationItem', title: 'Navigation item' },
)
const NavigationTree = Type.Array(Type.Unsafe<NavigationEntry>(Type.Ref('NavigationItem#')))

const DownloadQuery = Type.Object({
  brandAlias: Type.String({ description: 'the brand alias of this site' }),
  platform: Type.Enum([...platforms], { description: `one of ${platforms.join(', ')}` }),
  country: Type.Optional(
    Type.String({
      pattern: COUNTRY_PATTERN,
      description: "an ISO 3166-1 alpha-2 code in upper case, or UNKNOWN; absent: the visitor's own",
    }),
  ),
})

const DownloadLinks = Type.Object({
  links: Type.Array(Type.Object({ type: Type.Integer(), url: Type.String({ format: 'uri' }) })),
})

const BrandAmbassadors = Type.Array(Type.Object({ slug: Type.String(), name: Type.String() }))

const currency = Type.Enum([...currencies])
const Money = Type.Object({ amount: Type.Number(), currency })

const Giveaways = Type.Array(
  Type.Object({
    month: Type.String({ description: 'ISO 8601 year and month' }),
    date: Type.String({ format: 'date', description: 'Date of the figures' }),
    currency,
    shares: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        total: Type.Number({ description: 'Given away in the whole month' }),
        paid: Type.Number({ description: 'Paid out of it by the date' }),
      }),
    ),
  }),
)

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

const Leaderboards = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    date: Type.String({ format: 'date', description: 'Date of the standing' }),
    currency,
    entries: Type.Array(
      Type.Object({
        rank: Type.Integer(),
        player: Type.String(),
        points: Type.Integer(),
        prize: Type.Number({ description: "In the leaderboard's currency" }),
      }),
    ),
    history: Type.Optional(
      Type.Array(
        Type.Object({
          date: Type.String({ format: 'date' }),
          first: Type.Integer({ description: 'Points of the first place on that day' }),
          fifth: Type.Integer({ description: 'Points of the fifth place on that day' }),
        }),
      ),
    ),
  }),
)

const UtcTime = Type.String({ format: 'date-time', description: 'In UTC' })
const System = Type.Enum([...networkSystems])
const NetworkStatus = Type.Object({
  checkedAt: UtcTime,
  systems: Type.Array(Type.Object({ id: System, state: Type.Enum([...networkStates]) })),
  incidents: Type.Array(
    Type.Object({
      id: Type.String(),
      title: LocaleText,
      systems: Type.Array(System),
      state: Type.Enum(['slow', 'down'], { description: 'How bad it was at its worst' }),
      isPlanned: Type.Boolean(),
      start: UtcTime,
      end: Type.Union([UtcTime, Type.Null()], { description: 'null: not over yet' }),
      outcome: Type.Enum([...tournamentOutcomes], { description: 'What became of the tournaments that were running' }),
      updates: Type.Array(Type.Object({ at: UtcTime, text: LocaleText })),
    }),
  ),
})

const VisitorAnswer = Type.Object({
  country: nullableString('ISO 3166-1 alpha-2'),
  region: nullableString('ISO 3166-2 subdivision without the country'),
  ruleKey: nullableString('Key of the region rule that applies'),
  ruleType: Type.Union([Type.Literal('BLOCKED'), Type.Literal('WARNING'), Type.Null()]),
  isWhitelisted: Type.Boolean(),
  prompt: Type.Union([Type.Enum([...visitorDialogs]), Type.Null()], {
    description: 'The dialog of the highest priority that concerns this visitor on this site',
  }),
  source: Type.Enum([...visitorSources]),
  reason: Type.Union([LocaleText, Type.Null()], { description: 'Why the rule is there, by language' }),
  basis: Type.Union([LocaleText, Type.Null()], { description: 'The law or decision behind the rule, by language' }),
  dataDate: Type.String({ format: 'date', description: 'Date of the location data' }),
  code: Type.String({ description: 'What customer support can look this answer up by; says nothing of who asked' }),
})

const problem = (description: string) => ({ description, content: { [PROBLEM_TYPE]: { schema: Problem } } })

export const answer = <Schema extends TSchema>(summary: string, schema: Schema) => ({
  summary,
  response: {
    200: schema,
    '4xx': problem('The request cannot be answered as it is'),
    '5xx': problem('The answer is not available now; 503 says in Retry-After when to ask again'),
  },
})

export const apiSchemas = {
  navigations: answer('Main navigation of the site', NavigationTree),
  utilNavigations: answer('Utility links of the site', NavigationTree),
  brandAmbassador: answer('Brand ambassadors, none where the edition has none', BrandAmbassadors),
  downloadUrl: {
    ...answer('All installers for a platform; type 6 is preferred, then type 2', DownloadLinks),
    querystring: DownloadQuery,
  },
  giveaways: answer('What is given away in a month, the latest first', Giveaways),
  networkStatus: answer('How the network is doing, and its incidents, the newest first', NetworkStatus),
  leaderboards: answer('The latest standings', Leaderboards),
  schedule: answer('Every series with the tournaments that can still be entered', Schedule),
  timetable: answer('The series whose next tournament comes first, with its next tournaments', Timetable),
  calendar: {
    ...answer('A series, or one of its tournaments, as iCalendar (RFC 5545)', Type.String()),
    params: Type.Object({ series: Type.String(), event: Type.Optional(Type.String()) }),
  },
  visitor: answer('Where the visitor seems to be, and the rule that applies', VisitorAnswer),
}
