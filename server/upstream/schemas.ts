import Type, { type Static, type TSchema } from 'typebox'
import { siteTypes } from '#shared/navigation.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#shared/slug.ts'
import { isSafeHttpsUrl, isSitePath } from './safe-url.ts'

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

const IsoDate = Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' })

export const UpstreamReleases = Type.Object({
  /** The newest first. */
  releases: Type.Array(
    Type.Object({
      version: Type.String({ pattern: '^\\d+(?:\\.\\d+){0,3}$', maxLength: 40 }),
      builtOn: IsoDate,
      fileName: Type.Union([Type.String({ pattern: '^[\\w][\\w.-]*$', maxLength: 100 }), Type.Null()]),
      bytes: Type.Integer({ minimum: 1 }),
      sha256: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
      signer: Label,
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
    date: IsoDate,
    currency: Type.Enum(['EUR', 'USD', 'CAD']),
    entries: Type.Array(
      Type.Object({
        rank: Type.Integer({ minimum: 1 }),
        player: Label,
        points: Type.Integer({ minimum: 0 }),
        prize: Type.Number({ minimum: 0 }),
      }),
      { maxItems: MAX_ITEMS },
    ),
  }),
  { maxItems: MAX_ITEMS },
)
export type UpstreamLeaderboards = Static<typeof UpstreamLeaderboards>
