import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { EditionId } from './editions.ts'
import { type Locale, localeCodes } from './locales.ts'
import type { BrowserRow, RouteParams, RouteRow } from './route-row.ts'

export type PathMatch<Row = RouteRow> =
  | { type: 'page'; id: string; row: Row; locale: Locale; params: RouteParams; path: string }
  | { type: 'redirect'; to: string }
  | { type: 'not-found'; locale: Locale }

type FoundPage = Extract<PathMatch<BrowserRow>, { type: 'page' }>

/** All that is known about the URLs of one edition. Nothing else touches locale prefixes. */
export interface PathTable<Row = RouteRow> {
  /** Decides what an URL's path (without query) means. */
  resolve(pathname: string): PathMatch<Row>
  /** Path of a page, with prefix and trailing slash; null where this edition or locale does not have it. */
  pathOf(id: string, locale: Locale, params?: RouteParams): string | null
  /** Whether a page is not there now, as its time has not come or is over; absent: none of them comes or goes. */
  isHidden?(id: string, params?: RouteParams): boolean
  /** Locale that a path's prefix names, whether or not there is such a page. */
  localeOf(pathname: string): Locale
  /** React Router patterns of every page, in table order. */
  patterns: { id: string; locale: Locale; row: Row; pattern: string }[]
}

interface PathTableInput<Row> {
  /** By id of the page. */
  table: Readonly<Record<string, Row>>
  editionId: EditionId
  /** The first has no path prefix. */
  locales: readonly [Locale, ...Locale[]]
  /** What the law forbids: pages about it are not there. */
  forbidden?: readonly ForbiddenKind[]
}

/** Longest path that is looked at; longer ones are not found (bounds the cost of matching). */
const MAX_PATH_LENGTH = 512

/** Whether a path is home: the root path or a one- or two-letter locale path (specification, section 2.1). */
export function isHomePath(pathname: string): boolean {
  return /^\/([a-z]{1,2}\/?)?$/.test(pathname)
}

/** Builds the URL space of one edition from the route table. @throws Error when two pages have the same path. */
export function createPathTable(input: PathTableInput<RouteRow>): PathTable
export function createPathTable(input: PathTableInput<BrowserRow>): PathTable<BrowserRow>
export function createPathTable({
  table,
  editionId,
  locales,
  forbidden = [],
}: PathTableInput<BrowserRow>): PathTable<BrowserRow> {
  const [defaultLocale] = locales
  const prefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)
  const patterns: PathTable<BrowserRow>['patterns'] = []
  const patternOf = new Map<string, string>()
  const exact = new Map<string, FoundPage>()
  const dynamic: ReturnType<typeof createPatternMatcher>[] = []

  for (const [id, row] of Object.entries(table)) {
    if (row.editions && !row.editions.includes(editionId)) continue
    if (row.about?.some((kind) => forbidden.includes(kind))) continue
    for (const locale of locales) {
      const pattern = prefixOf(locale) + row.paths[locale]
      const taken = patterns.find((other) => shapeOf(other.pattern) === shapeOf(pattern))
      if (taken) throw pathTaken({ id, locale, path: pattern, by: taken.id })
      patterns.push({ id, locale, row, pattern })
      patternOf.set(`${id} ${locale}`, pattern)
      if (pattern.includes(':')) dynamic.push(createPatternMatcher({ id, row, locale, pattern }))
      else exact.set(pattern, { type: 'page', id, row, locale, params: {}, path: pattern })
    }
  }
  const find = (pathname: string): FoundPage | null => {
    const match = exact.get(pathname)
    if (match) return match
    for (const matchPattern of dynamic) {
      const found = matchPattern(pathname)
      if (found) return found
    }
    return null
  }

  const localeOf = (pathname: string) =>
    locales.find((locale) => locale !== defaultLocale && pathname.startsWith(`/${locale}/`)) ?? defaultLocale

  const resolve = (pathname: string): PathMatch<BrowserRow> => {
    if (pathname.length > MAX_PATH_LENGTH) return { type: 'not-found', locale: defaultLocale }
    const found = find(pathname)
    if (found) return found
    const canonical = canonicalPath(pathname, defaultLocale)
    const target = canonical === pathname ? null : find(canonical)
    const to = target?.path ?? inOtherWords(canonical)
    if (to) return { type: 'redirect', to }
    return { type: 'not-found', locale: localeOf(canonical) }
  }

  const pathOf = (id: string, locale: Locale, params: RouteParams = {}): string | null => {
    const pattern = patternOf.get(`${id} ${locale}`)
    return pattern ? pattern.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) : null
  }

  // Made for the first path that is not found: most browsers never ask for one.
  let inAnyLanguage: ReturnType<typeof createPatternMatcher>[] | null = null
  /** Where a page is whose address in another language was asked for, with or without a language before it. */
  const inOtherWords = (pathname: string): string | null => {
    const prefix = localeCodes.find((locale) => pathname.startsWith(`/${locale}/`))
    const path = prefix ? pathname.slice(prefix.length + 1) : pathname
    // Home is at the addresses that it has: in no other language does it have a name.
    if (path === '/') return null
    inAnyLanguage ??= matchersInAnyLanguage()
    for (const match of inAnyLanguage) {
      const found = match(path)
      const wanted = [prefix, found?.locale].find((locale) => locale && locales.includes(locale)) ?? defaultLocale
      if (found) return pathOf(found.id, wanted, found.params)
    }
    return null
  }
  const matchersInAnyLanguage = () =>
    [...new Map(patterns.map(({ id, row }) => [id, row]))].flatMap(([id, row]) =>
      localeCodes.map((locale) => createPatternMatcher({ id, row, locale, pattern: row.paths[locale] })),
    )

  return { resolve, pathOf, localeOf, patterns }
}

/** A pattern without the names of its parameters: two of one shape match the same paths. */
const shapeOf = (pattern: string) => pattern.replace(/:[a-z]+/g, ':')

function pathTaken({ id, locale, path, by }: { id: string; locale: Locale; path: string; by: string }): Error {
  return new Error(`Expected a path of its own for ${id} in ${locale}, found ${path}, which is ${by}'s`)
}

/** One slash between parts, lower case, no prefix of the default locale, a slash at the end. */
function canonicalPath(pathname: string, defaultLocale: Locale): string {
  const path = `${pathname}/`.replace(/\/{2,}/g, '/').toLowerCase()
  const prefix = `/${defaultLocale}/`
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path
}

function createPatternMatcher(route: { id: string; row: BrowserRow; locale: Locale; pattern: string }) {
  const { id, row, locale, pattern } = route
  const source = pattern.replace(/:([a-z]+)/g, (_, name: string) => `(?<${name}>[^/]+)`)
  const expression = new RegExp(`^${source}$`)
  return (pathname: string): FoundPage | null => {
    const found = expression.exec(pathname)
    return found && { type: 'page', id, row, locale, params: { ...found.groups }, path: pathname }
  }
}
