import { type Locale, locales } from '#shared/locales.ts'
import type { Head } from '#shared/page-model.ts'
import type { RouteParams } from '#shared/routes.ts'
import type { Site, Sites } from '../content/load-editions.ts'
import { describeAddresses } from '../discovery/page-versions.ts'
import type { Assets } from './assets.ts'

interface HeadInput {
  assets: Pick<Assets, 'shareImageOf'>
  sites: Sites
  site: Site
  pageId: string
  params: RouteParams
  locale: Locale
  title: string
  description: string
  feeds: Head['feeds']
}

/** Head of a page that may be found: canonical and alternates come from the editions' origins only. */
export function buildHead(input: HeadInput): Head {
  const { assets, sites, site, pageId, params, locale, title, description, feeds } = input
  const { canonical, alternates, locales: own } = describeAddresses(sites, { site, locale, pageId, params })
  const image = assets.shareImageOf(title) ?? assets.shareImageOf(site.edition.brandName)
  const type = pageId === 'blog-article' ? { type: 'article' as const } : {}
  return {
    ...commonHead(site, locale),
    title: `${title} | ${site.edition.brandName}`,
    description,
    canonical,
    alternates,
    ...(image && { image: site.edition.origin + image }),
    ...type,
    ...(feeds && { feeds }),
    robots: null,
    ogLocaleAlternates: own.filter((other) => other !== locale).map((other) => ogLocale(site, other)),
  }
}

/** Head of an error page: no address of its own, and nothing for a search engine to keep. */
export function buildErrorHead({
  site,
  locale,
  title,
  description,
}: Pick<HeadInput, 'site' | 'locale' | 'title' | 'description'>): Head {
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
  return { siteName: edition.brandName, ogLocale: ogLocale({ edition }, locale) }
}

/** `nl_NL`, `en_CA`: Open Graph writes an underscore and wants a country; the general edition's English is British. */
function ogLocale({ edition }: Pick<Site, 'edition'>, locale: Locale): string {
  const { language } = locales[locale]
  if (language.includes('-')) return language.replace('-', '_')
  return `${language}_${edition.id === 'global' ? 'GB' : edition.regionCountryCode}`
}
