import type { Edition } from '#shared/site/editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { PathTable } from '#shared/site/paths.ts'

/** What a request says of its visitor's language. Where they seem to be is no part of it (region-rules.md, R15). */
export interface LanguageHints {
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** Whether a page of this site led here: a link to `/` means `/`. */
  isFromOwnPage: boolean
}

interface RootInput {
  edition: Pick<Edition, 'locales' | 'rootRedirect' | 'detectBrowserLanguage'>
  paths: Pick<PathTable, 'resolve' | 'pathOf'>
  /** Read only where something depends on them. */
  readHints: () => LanguageHints
}

/** Whether `/` redirects by visitor. */
export function hasRootRedirect({ rootRedirect, detectBrowserLanguage }: RootInput['edition']): boolean {
  return rootRedirect !== null || detectBrowserLanguage !== null
}

/**
 * Decides where `/` leads; null: it stays. Only an edition that says so has such a redirect (R16); a stored choice goes
 * before detection, and detection before the edition's own redirect (R17).
 */
export function decideRoot({ edition, paths, readHints }: RootInput): string | null {
  if (!hasRootRedirect(edition)) return null
  const hints = readHints()
  const { rootRedirect, detectBrowserLanguage } = edition
  const target = rootRedirect === null ? null : paths.resolve(rootRedirect)
  const chosen = edition.locales.find((locale) => locale === hints.cookie)
  const detected =
    detectBrowserLanguage && !hints.isFromOwnPage
      ? matchLocale(parseAcceptLanguage(hints.acceptLanguage), edition.locales)
      : null
  const locale = chosen ?? detected
  const page = target?.type === 'page' ? target : null
  const to = locale ? paths.pathOf(page?.id ?? 'index', locale, page?.params) : rootRedirect
  return to === '/' ? null : to
}

/** The tags of an Accept-Language header, the most wanted first; `q=0` refuses one (RFC 9110, 12.5.4). */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: weight === undefined ? 1 : toQuality(weight) }
    })
    .filter(({ tag, quality }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/.test(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/** Browsers send a dozen tags at most. */
const MAX_TAGS = 50

/** 0 for what is no weight. */
function toQuality(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0
}

/**
 * The locale for a list of tags, the most wanted first: an exact tag scores 1 − i/n, the same language in another region
 * 0.999 − i/n, and the best score wins; so of one tag the exact match goes first, and an earlier tag before a later.
 */
export function matchLocale(tags: readonly string[], served: readonly Locale[]): Locale | null {
  const candidates = tags.flatMap((tag, index) =>
    served.flatMap((locale) => {
      const language = locales[locale].language.toLowerCase()
      const isSameLanguage = languageOf(tag) === languageOf(language)
      if (!isSameLanguage) return []
      return [{ locale, score: (tag === language ? 1 : 0.999) - index / tags.length }]
    }),
  )
  return candidates.sort((one, other) => other.score - one.score)[0]?.locale ?? null
}

function languageOf(tag: string): string {
  return tag.split('-', 1)[0] ?? ''
}
