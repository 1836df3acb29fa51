import Type, { type Static, type TArray, type TSchema } from 'typebox'
import { show } from '#server/site/content/schema-errors.ts'
import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { localeCodes } from '#shared/site/locales.ts'
import { currencies } from '#shared/site/money.ts'
import { siteTypes } from '#shared/site/navigation.ts'
import { isSafeHttpsUrl, isSitePath } from '#shared/site/safe-location.ts'
import { each, exactly } from '#shared/site/schema.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#shared/site/slug.ts'
import { isUtcTime } from './utc-time.ts'

/*
 * What the back end sends. The site sees what the parser of a resource makes of it.
 */
const MAX_ITEMS = 500

/** Above any prize pool, in each of our currencies; and above any count of hands or bytes. */
const MAX_AMOUNT = 1e9
const MAX_COUNT = 1e12

/** A type that a schema alone cannot describe; what is wrong is said with what was found. */
export function refined<Of extends TSchema>(type: Of, isRight: (value: Static<Of>) => boolean, expected: string): Of {
  return Type.Refine<Of, Static<Of>>(type, isRight, (value) => `${expected}, found ${show(value)}`) as Of
}

const HttpsUrl = refined(
  Type.String({ description: 'https, without credentials' }),
  isSafeHttpsUrl,
  'must be an https URL without credentials',
)
const LinkTarget = refined(
  Type.String({ description: 'A path on this site; of external and sibling entries an https URL without credentials' }),
  (value) => isSitePath(value) || isSafeHttpsUrl(value),
  'must be a path on this site or an https URL without credentials',
)

/** Controls and line separators, what is no character in Unicode, and what turns the direction of all that follows. */
const foreign = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u

/** A text that can stand in a page, a feed and a calendar. `among`: what else it may have. */
function plainText(limits: { maxLength?: number }, among: RegExp | '') {
  const foreignIn = (text: string) => foreign.exec(text.replaceAll(among, ''))?.[0]
  return Type.Refine(
    Type.String({ ...limits, minLength: 1, description: 'Without control characters and marks of direction' }),
    (text) => foreignIn(text) === undefined,
    (text) => `must be text without control characters and marks of direction, found ${codePoint(foreignIn(text))}`,
  )
}

/** As Unicode names it: shown by itself, it could do to a terminal what it was refused for. */
function codePoint(character = ''): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/** One line. */
export const Label = plainText({ maxLength: 200 }, '')
/** A text that may have lines, in every language. */
export const LocaleProse = exactly(each(localeCodes, plainText({}, /[\n\t]/g)))
export const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: MAX_SLUG_LENGTH })
export const CalendarDate = refined(
  Type.String({ description: 'A date that the calendar has: 2026-11-22' }),
  isCalendarDay,
  'must be a date that the calendar has',
)
export const UtcTime = refined(
  Type.String({ description: 'A moment in UTC, to the second: 2026-11-22T17:00:00Z' }),
  isUtcTime,
  'must be a moment that there is, in UTC and to the second (2026-11-22T17:00:00Z)',
)
/** In the currency that stands beside it. */
export const Amount = Type.Number({ minimum: 0, maximum: MAX_AMOUNT })
export const Money = Type.Object({ amount: Amount, currency: Type.Enum([...currencies]) })
export const Count = Type.Integer({ minimum: 0, maximum: MAX_COUNT })
/** The first is 1. */
export const Ordinal = Type.Integer({ minimum: 1, maximum: MAX_COUNT })

/** The first that comes again; undefined when each is there once. */
export function repeated<Value>(values: readonly Value[]): Value | undefined {
  const known = new Set<Value>()
  return values.find((value) => known.size === known.add(value).size)
}

/** A list. By its `key` an entry is found, so that none comes twice: the name of a field, by itself that of an id. */
export function List<Item extends TSchema>(item: Item, key = idOf(item)): TArray<Item> {
  const list = Type.Array(item, { maxItems: MAX_ITEMS, ...(key && { description: `Each ${key} once` }) })
  if (!key) return list
  const twice = (entries: unknown) => repeated((entries as Record<string, unknown>[]).map((entry) => entry[key]))
  return Type.Refine<TArray<Item>, unknown>(
    list,
    (entries) => twice(entries) === undefined,
    (entries) => `must have each ${key} once, found ${show(twice(entries))} twice`,
  )
}

function idOf(item: TSchema): string | undefined {
  const fields = 'properties' in item ? (item.properties as object) : {}
  return ['id', 'slug'].find((name) => name in fields)
}

/** A list from the first place on, in which those who share a place stand behind each other: 1, 2, 2, 4. */
export function Ranking<Item extends TSchema>(item: Item, key: string): TArray<Item> {
  return refined(
    List(item),
    (entries) => {
      const ranks = (entries as Record<string, number>[]).map((entry) => entry[key] ?? 0)
      return ranks.every((rank, index) => rank <= index + 1 && rank >= (ranks[index - 1] ?? 1))
    },
    `must be in the order of ${key}, from 1 on`,
  )
}

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
    children: List(child),
  })

/** The mega-menu shows a main area, its entries and their second area: three levels, and the last has no children. */
export const UpstreamNavigations = List(NavigationItem(NavigationItem(NavigationItem(Type.Never()))))
export type UpstreamNavigations = Static<typeof UpstreamNavigations>

export const UpstreamBrandAmbassadors = List(Type.Object({ slug: Slug, name: Label }))

export const UpstreamDownloadLinks = Type.Object({
  links: List(Type.Object({ type: Type.Integer({ minimum: 1, maximum: 99 }), url: HttpsUrl })),
})

export const UpstreamReleases = Type.Object({
  releases: List(
    Type.Object({
      version: Type.String({ pattern: '^\\d+(?:\\.\\d+){0,3}$', maxLength: 40 }),
      builtOn: CalendarDate,
      fileName: Type.Union([Type.String({ pattern: '^[\\w][\\w.-]*$', maxLength: 100 }), Type.Null()]),
      bytes: Ordinal,
      sha256: Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()]),
      signer: Label,
      certificateSha256: Type.Optional(Type.Union([Type.String({ pattern: '^[0-9a-f]{64}$' }), Type.Null()])),
      minimumSystem: Label,
    }),
  ),
})
