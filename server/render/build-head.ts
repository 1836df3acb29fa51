import { type Locale, locales } from '#shared/locales.ts'
import type { Head } from '#shared/page-model.ts'
import type { RouteParams } from '#shared/routes.ts'
import type { Site } from '../content/load-editions.ts'

interface HeadInput {
  site: Site
  pageId: string
  params: RouteParams
  locale: Locale
  title: string
  description: string
}

/** Head of a page that may be found: canonical and alternates come from the edition's origin only. */
export function buildHead({ site, pageId, params, locale, title, description }: HeadInput): Head {
  const { edition, paths } = site
  const absolute = (path: string) => edition.origin + path
  const versions = edition.locales.flatMap((candidate) => {
    const path = paths.pathOf(pageId, candidate, params)
    return path ? [{ locale: candidate, href: absolute(path) }] : []
  })
  const own = versions.find((version) => version.locale === locale)
  const [first] = versions
  return {
    ...commonHead(site, locale),
    title: `${title} | ${edition.brandName}`,
    description,
    canonical: own?.href ?? null,
    alternates: [
      ...versions.map((version) => ({ hreflang: locales[version.locale].language, href: version.href })),
      ...(first ? [{ hreflang: 'x-default', href: first.href }] : []),
    ],
    robots: null,
    ogLocaleAlternates: versions.filter((version) => version !== own).map((version) => ogLocale(version.locale)),
  }
}

/** Head of an error page: no address of its own, and nothing for a search engine to keep. */
export function buildErrorHead({ site, locale, title, description }: Omit<HeadInput, 'pageId' | 'params'>): Head {
  return {
    ...commonHead(site, locale),
    title: `${title} | ${site.edition.brandName}`,
    description,
    canonical: null,
    alternates: [],
    robots: 'noindex',
    ogLocaleAlternates: [],
  }
}

function commonHead({ edition }: Site, locale: Locale) {
  return { siteName: edition.brandName, ogLocale: ogLocale(locale) }
}

/** `nl_NL`: Open Graph writes an underscore. */
function ogLocale(locale: Locale): string {
  return locales[locale].language.replace('-', '_')
}
