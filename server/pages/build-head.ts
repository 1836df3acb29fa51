import type { Site, Sites } from '#server/site/content/load-editions.ts'
import { describeAddresses } from '#server/site/discovery/page-versions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Head } from '#shared/site/page-model.ts'
import type { RouteParams, World } from '#shared/site/route-row.ts'
import type { Assets } from './assets.ts'
import { worldColors } from './world-colors.ts'

interface HeadInput {
  assets: Pick<Assets, 'shareImageOf'>
  sites: Sites
  site: Site
  pageId: string
  params: RouteParams
  locale: Locale
  title: string
  description: string
  /** Of an article. */
  publishedOn: string | undefined
  world: World
  feeds: Head['feeds']
}

/** Head of a page that may be found: canonical and alternates come from the editions' origins only. */
export function buildHead(input: HeadInput): Head {
  const { assets, sites, site, pageId, params, locale, title, description, publishedOn, world, feeds } = input
  const { canonical, alternates, locales: own } = describeAddresses(sites, { site, locale, pageId, params })
  const image = assets.shareImageOf(title) ?? assets.shareImageOf(site.edition.brandName)
  return {
    ...commonHead({ site, locale, world }),
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
  world,
  title,
  description,
}: Pick<HeadInput, 'site' | 'locale' | 'world' | 'title' | 'description'>): Head {
  return {
    ...commonHead({ site, locale, world }),
    title: `${title} | ${site.edition.brandName}`,
    description,
    canonical: null,
    alternates: [],
    robots: 'noindex',
    ogLocaleAlternates: [],
  }
}

function commonHead({ site, locale, world }: Pick<HeadInput, 'site' | 'locale' | 'world'>) {
  return { siteName: site.edition.brandName, ogLocale: ogLocale(site, locale), themeColor: worldColors[world] }
}

/** `nl_NL`, `en_CA`: Open Graph writes an underscore and wants a country; the general edition's English is British. */
function ogLocale({ edition }: Pick<Site, 'edition'>, locale: Locale): string {
  const { language } = locales[locale]
  if (language.includes('-')) return language.replace('-', '_')
  return `${language}_${edition.id === 'global' ? 'GB' : edition.regionCountryCode}`
}
