import Type, { type Static, type TSchema } from 'typebox'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { currencies } from '#shared/site/money.ts'
import { siteTypes } from '#shared/site/navigation.ts'
import { isSafeHttpsUrl, isSitePath } from '#shared/site/safe-location.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#shared/site/slug.ts'
import { isUtcTime } from './utc-time.ts'

/*
 * What the back end sends. The site sees what the parser of a resource makes of it.
 */
export const MAX_ITEMS = 500

const HttpsUrl = Type.Refine(
  Type.String({ description: 'https, without credentials' }),
  isSafeHttpsUrl,
  () => 'must be an https URL without credentials',
)
const LinkTarget = Type.Refine(
  Type.String({ description: 'A path on this site; of external and sibling entries an https URL without credentials' }),
  (value: string) => isSitePath(value) || isSafeHttpsUrl(value),
  () => 'must be a path on this site or an https URL without credentials',
)
export const Label = Type.String({ minLength: 1, maxLength: 200 })
export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: MAX_SLUG_LENGTH })
export const CalendarDate = Type.Refine(
  Type.String({ description: 'A date that the calendar has: 2026-11-22' }),
  isCalendarDay,
  () => 'must be a date that the calendar has',
)
export const UtcTime = Type.Refine(
  Type.String({ description: 'A moment in UTC, to the second: 2026-11-22T17:00:00Z' }),
  isUtcTime,
  () => 'must be a moment in UTC: 2026-11-22T17:00:00Z',
)
export const Money = Type.Object({ amount: Type.Number({ minimum: 0 }), currency: Type.Enum([...currencies]) })
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

export const UpstreamDownloadLinks = Type.Object({
  links: Type.Array(Type.Object({ type: Type.Integer({ minimum: 1, maximum: 99 }), url: HttpsUrl }), {
    maxItems: MAX_ITEMS,
  }),
})

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
