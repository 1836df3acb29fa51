import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { describeAddresses } from '#server/site/discovery/page-versions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Head } from '#shared/site/page-model.ts'
import type { RouteParams, Theme } from '#shared/site/route-row.ts'
import type { Assets } from './assets.ts'
import { themeColors } from './theme-colors.ts'

interface HeadInput {
  assets: Pick<Assets, 'shareImages'>
  sites: Sites
  site: Site
  pageId: string
  params: RouteParams
  locale: Locale
  title: string
  description: string
  /** Of an article. */
  publishedOn: string | undefined
  theme: Theme
  feeds: Head['feeds']
}

/** Head of a page that may be found: canonical and alternates come from the editions' origins only. */
export function buildHead(input: HeadInput): Head {
  const { assets, sites, site, pageId, params, locale, title, description, publishedOn, theme, feeds } = input
  const { canonical, alternates, locales: own } = describeAddresses(sites, { site, locale, pageId, params })
  const image = assets.shareImages.get(title) ?? assets.shareImages.get(site.edition.brandName) ?? null
  return {
    ...commonHead({ site, locale, theme }),
    title: `${title} | ${site.edition.brandName}`,
    description,
    canonical,
    alternates,
    ...(image && { image: site.edition.origin + image }),
    ...(publishedOn && { publishedOn }),
    ...(feeds && { feeds }),
    robots: null,
    ogLocaleAlternates: own.filter((other) => other !== locale).map((other) => ogLocale(site, other)),
  }
}

/** Head of an error page: no address of its own, and nothing for a search engine to keep. */
export function buildErrorHead({
  site,
  locale,
  theme,
  title,
  description,
}: Pick<HeadInput, 'site' | 'locale' | 'theme' | 'title' | 'description'>): Head {
  return {
    ...commonHead({ site, locale, theme }),
    title: `${title} | ${site.edition.brandName}`,
    description,
    canonical: null,
    alternates: [],
    robots: 'noindex',
    ogLocaleAlternates: [],
  }
}

function commonHead({ site, locale, theme }: Pick<HeadInput, 'site' | 'locale' | 'theme'>) {
  return { siteName: site.edition.brandName, ogLocale: ogLocale(site, locale), themeColor: themeColors[theme] }
}

/** `nl_NL`, `en_CA`: Open Graph writes an underscore and wants a country; the general edition's English is British. */
function ogLocale({ edition }: Pick<Site, 'edition'>, locale: Locale): string {
  const { language } = locales[locale]
  if (language.includes('-')) return language.replace('-', '_')
  return `${language}_${edition.isGeneral ? 'GB' : edition.regionCountryCode}`
}
