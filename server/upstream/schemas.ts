import Type, { type Static, type TSchema } from 'typebox'
import { networkStates, networkSystems, tournamentOutcomes } from '#shared/network-status/network-status.ts'
import { LocaleText } from '#shared/site/editions.ts'
import { currencies } from '#shared/site/money.ts'
import { siteTypes } from '#shared/site/navigation.ts'
import { isSafeHttpsUrl, isSitePath } from '#shared/site/safe-location.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#shared/site/slug.ts'
import { isCalendarDate, isUtcTime } from './calendar-date.ts'

/*
 * What the back end sends. Types beginning with Upstream stay in this folder; the rest of the site sees what
 * `resources.ts` makes of them.
 */
const MAX_ITEMS = 500

const HttpsUrl = Type.Refine(Type.String(), isSafeHttpsUrl, () => 'must be an https URL without credentials')
const LinkTarget = Type.Refine(
  Type.String(),
  (value: string) => isSitePath(value) || isSafeHttpsUrl(value),
  () => 'must be a path on this site or an https URL without credentials',
)
const Label = Type.String({ minLength: 1, maxLength: 200 })
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: MAX_SLUG_LENGTH })
const CalendarDate = Type.Refine(Type.String(), isCalendarDate, () => 'must be a date that the calendar has')
const UtcTime = Type.Refine(Type.String(), isUtcTime, () => 'must be a moment in UTC: 2026-11-22T17:00:00Z')
const Money = Type.Object({ amount: Type.Number({ minimum: 0 }), currency: Type.Enum([...currencies]) })
const MessageKey = (prefix: string) =>
  Type.String({ pattern: `^${prefix}\\.[a-z0-9]+(?:[.-][a-z0-9]+)*$`, maxLength: 100 })

const NavigationItem = <Child extends TSchema>(child: Child) =>
  Type.Object({
    path: LinkTarget,
    langKey: MessageKey('nav'),
    routerName: Type.Union([Slug, Type.Literal('')]),
    siteType: Type.Enum([...siteTypes]),
    showSubArea: Type.Boolean(),
    isShow: Type.Boolean(),
    badge: Type.Union([MessageKey('badge'), Type.Null()]),
    children: Type.Array(child, { maxItems: MAX_ITEMS }),
  })

/** The mega-menu shows a main area, its entries and their second area: three levels, and the last has no children. */
export const UpstreamNavigations = Type.Array(NavigationItem(NavigationItem(NavigationItem(Type.Never()))), {
  maxItems: MAX_ITEMS,
})
export type UpstreamNavigations = Static<typeof UpstreamNavigations>

export const UpstreamBrandAmbassadors = Type.Array(Type.Object({ slug: Slug, name: Label }), { maxItems: MAX_ITEMS })
export type UpstreamBrandAmbassadors = Static<typeof UpstreamBrandAmbassadors>

export const UpstreamDownloadLinks = Type.Object({
  links: Type.Array(Type.Object({ type: Type.Integer({ minimum: 1, maximum: 99 }), url: HttpsUrl }), {
    maxItems: MAX_ITEMS,
  }),
})
export type UpstreamDownloadLinks = Static<typeof UpstreamDownloadLinks>

export const UpstreamReleases = Type.Object({
  releases: Type.Array(
    Type.Object({
      version: Type.String({ pattern: '^\\d+(?:\\.\\d+){0,3}$', maxLength: 40 }),
      builtOn: CalendarDate,
      fileName: Type.Union([Type.String({ pattern: '^[\\w][\\w.-]*$', maxLength: 100 }), Type.Null()]),
      bytes: Type.Integer({ minimum: 1 }),
      sha256: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
      signer: Label,
      certificateSha256: Type.Optional(Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()])),
      minimumSystem: Label,
    }),
    { maxItems: MAX_ITEMS },
  ),
})
export type UpstreamReleases = Static<typeof UpstreamReleases>

export const UpstreamLeaderboards = Type.Array(
  Type.Object({
    id: Slug,
    name: Label,
    date: CalendarDate,
    currency: Type.Enum([...currencies]),
    entries: Type.Array(
      Type.Object({
        rank: Type.Integer({ minimum: 1 }),
        player: Label,
        points: Type.Integer({ minimum: 0 }),
        prize: Type.Number({ minimum: 0 }),
      }),
      { maxItems: MAX_ITEMS },
    ),
    /** Points of the first and the fifth place on the days up to this one; may be left out. */
    history: Type.Optional(
      Type.Array(
        Type.Object({
          date: CalendarDate,
          first: Type.Integer({ minimum: 0 }),
          fifth: Type.Integer({ minimum: 0 }),
        }),
        { maxItems: MAX_ITEMS },
      ),
    ),
  }),
  { maxItems: MAX_ITEMS },
)
export type UpstreamLeaderboards = Static<typeof UpstreamLeaderboards>

export const UpstreamGiveaways = Type.Array(
  Type.Object({
    month: Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' }),
    date: CalendarDate,
    currency: Type.Enum([...currencies]),
    shares: Type.Array(
      Type.Object({
        id: Slug,
        name: Label,
        total: Type.Number({ minimum: 0 }),
        paid: Type.Number({ minimum: 0 }),
      }),
      { maxItems: MAX_ITEMS },
    ),
  }),
  { maxItems: MAX_ITEMS },
)
export type UpstreamGiveaways = Static<typeof UpstreamGiveaways>

/** `collection:name`, both as in `shared/site/icon-shapes.ts`. */
const FullIconName = Type.String({ maxLength: 100, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*:[a-z0-9]+(?:-[a-z0-9]+)*$' })

export const UpstreamTournaments = Type.Array(
  Type.Object({
    id: Slug,
    name: Label,
    icon: Type.Optional(FullIconName),
    from: CalendarDate,
    to: CalendarDate,
    events: Type.Array(
      Type.Object({
        id: Slug,
        name: Label,
        format: Slug,
        start: UtcTime,
        lateRegistrationMinutes: Type.Integer({ minimum: 0, maximum: 7 * 24 * 60 }),
        buyIn: Money,
        guarantee: Type.Union([Money, Type.Null()]),
      }),
      { maxItems: MAX_ITEMS },
    ),
  }),
  { maxItems: MAX_ITEMS },
)
export type UpstreamTournaments = Static<typeof UpstreamTournaments>

export const UpstreamNetworkStatus = Type.Object({
  checkedAt: UtcTime,
  systems: Type.Array(Type.Object({ id: Type.Enum([...networkSystems]), state: Type.Enum([...networkStates]) }), {
    maxItems: MAX_ITEMS,
  }),
  incidents: Type.Array(
    Type.Object({
      id: Slug,
      title: LocaleText,
      systems: Type.Array(Type.Enum([...networkSystems]), { minItems: 1, maxItems: MAX_ITEMS }),
      state: Type.Enum(['slow', 'down']),
      isPlanned: Type.Boolean(),
      start: UtcTime,
      end: Type.Union([UtcTime, Type.Null()]),
      outcome: Type.Enum([...tournamentOutcomes]),
      updates: Type.Array(Type.Object({ at: UtcTime, text: LocaleText }), { maxItems: MAX_ITEMS }),
    }),
    { maxItems: MAX_ITEMS },
  ),
})
export type UpstreamNetworkStatus = Static<typeof UpstreamNetworkStatus>
