import type { EditionId } from './editions.ts'
import type { Locale } from './locales.ts'
import type { RouteParams, RouteRow } from './route-row.ts'
import type { RouteTable } from './routes.ts'

export type PathMatch =
  | { type: 'page'; id: string; row: RouteRow; locale: Locale; params: RouteParams; path: string }
  | { type: 'redirect'; to: string }
  | { type: 'not-found'; locale: Locale }

/** All that is known about the URLs of one edition. Nothing else touches locale prefixes. */
export interface PathTable {
  /** Decides what an URL's path (without query) means. */
  resolve(pathname: string): PathMatch
  /** Path of a page, with prefix and trailing slash; null where this edition or locale does not have it. */
  pathOf(id: string, locale: Locale, params?: RouteParams): string | null
  /** Locale that a path's prefix names, whether or not there is such a page. */
  localeOf(pathname: string): Locale
  /** React Router patterns of every page, in table order. */
  patterns: { id: string; locale: Locale; row: RouteRow; pattern: string }[]
}

interface PathTableInput {
  table: RouteTable
  editionId: EditionId
  /** The first is the default and has no prefix. */
  locales: readonly Locale[]
}

/** Longest path that is looked at; longer ones are not found (bounds the cost of matching). */
const MAX_PATH_LENGTH = 512

/** Whether a path is home: the root path or a one- or two-letter locale path (specification, section 2.1). */
export function isHomePath(pathname: string): boolean {
  return /^\/([a-z]{1,2}\/?)?$/.test(pathname)
}

/** Builds the URL space of one edition from the route table. @throws Error when two pages have the same path. */
export function createPathTable({ table, editionId, locales }: PathTableInput): PathTable {
  const defaultLocale = locales[0]
  if (!defaultLocale) throw new Error(`Edition ${editionId} has no locale`)
  const prefixOf = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`)
  const patterns: PathTable['patterns'] = []
  const patternOf = new Map<string, string>()
  const exact = new Map<string, PathMatch>()
  const dynamic: { match: (pathname: string) => PathMatch | null }[] = []

  for (const [id, row] of Object.entries(table)) {
    if (row.editions && !row.editions.includes(editionId)) continue
    for (const locale of locales) {
      const pattern = prefixOf(locale) + row.paths[locale]
      const taken = patterns.find((other) => other.pattern === pattern)
      if (taken)
        throw new Error(`Expected a path of its own for ${id} in ${locale}, found ${pattern}, which is ${taken.id}'s`)
      patterns.push({ id, locale, row, pattern })
      patternOf.set(`${id} ${locale}`, pattern)
      if (pattern.includes(':')) dynamic.push({ match: createPatternMatcher({ id, row, locale, pattern }) })
      else exact.set(pattern, { type: 'page', id, row, locale, params: {}, path: pattern })
    }
  }
  for (const { locale, row, pattern } of patterns) {
    for (const alias of row.aliases ?? []) {
      const path = prefixOf(locale) + alias
      if (!exact.has(path)) exact.set(path, { type: 'redirect', to: pattern })
    }
  }

  const find = (pathname: string): PathMatch | null => {
    const match = exact.get(pathname)
    if (match) return match
    for (const candidate of dynamic) {
      const found = candidate.match(pathname)
      if (found) return found
    }
    return null
  }

  const localeOf = (pathname: string) =>
    locales.find((locale) => locale !== defaultLocale && pathname.startsWith(`/${locale}/`)) ?? defaultLocale

  const resolve = (pathname: string): PathMatch => {
    if (pathname.length > MAX_PATH_LENGTH) return { type: 'not-found', locale: defaultLocale }
    const found = find(pathname)
    if (found) return found
    const canonical = canonicalPath(pathname, defaultLocale)
    const target = canonical === pathname ? null : find(canonical)
    if (target?.type === 'page') return { type: 'redirect', to: target.path }
    if (target?.type === 'redirect') return target
    return { type: 'not-found', locale: localeOf(canonical) }
  }

  const pathOf = (id: string, locale: Locale, params: RouteParams = {}): string | null => {
    const pattern = patternOf.get(`${id} ${locale}`)
    return pattern ? pattern.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) : null
  }

  return { resolve, pathOf, localeOf, patterns }
}

/** One slash between parts, lower case, no prefix of the default locale, a slash at the end. */
function canonicalPath(pathname: string, defaultLocale: Locale): string {
  const path = `${pathname}/`.replace(/\/{2,}/g, '/').toLowerCase()
  const prefix = `/${defaultLocale}/`
  return path.startsWith(prefix) ? path.slice(prefix.length - 1) : path
}

function createPatternMatcher(route: { id: string; row: RouteRow; locale: Locale; pattern: string }) {
  const { id, row, locale, pattern } = route
  const source = pattern.replace(/:([a-z]+)/g, (_, name: string) => `(?<${name}>[^/]+)`)
  const expression = new RegExp(`^${source}$`)
  return (pathname: string): PathMatch | null => {
    const groups = expression.exec(pathname)?.groups
    return groups ? { type: 'page', id, row, locale, params: { ...groups }, path: pathname } : null
  }
}
