import { type Locale, locales } from '#shared/locales.ts'
import type { Head } from '#shared/page-model.ts'
import { readPolicyPage } from '#shared/policy-routes.ts'
import type { RouteParams } from '#shared/routes.ts'
import type { Site, Sites } from '../content/load-editions.ts'
import { describeAddresses } from '../discovery/page-versions.ts'
import { networkFeedPath } from '../network/network-feed.ts'
import { policiesFeedPath, policyFeedPath } from '../policies/policy-feed-paths.ts'
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
}

/** Head of a page that may be found: canonical and alternates come from the editions' origins only. */
export function buildHead({ assets, sites, site, pageId, params, locale, title, description }: HeadInput): Head {
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
    ...feedsOf({ site, pageId, locale, title }),
    robots: null,
    ogLocaleAlternates: own.filter((other) => other !== locale).map((other) => ogLocale(site, other)),
  }
}

/** The feeds of what a page tells: of this policy, all of them, and all as JSON; of the blog; of the network. */
function feedsOf({
  site,
  pageId,
  locale,
  title,
}: Pick<HeadInput, 'site' | 'pageId' | 'locale' | 'title'>): Pick<Head, 'feeds'> {
  const { origin, brandName } = site.edition
  const type = 'application/atom+xml'
  const blog = site.paths.pathOf('blog', locale)
  if (blog && (pageId === 'blog' || pageId === 'blog-article')) {
    return { feeds: [{ type, title: brandName, href: `${origin}${blog}feed.atom` }] }
  }
  if (pageId === 'network-status') return { feeds: [{ type, title, href: origin + networkFeedPath(site, locale) }] }
  const policy = readPolicyPage(pageId)
  if (!policy) return {}
  return {
    feeds: [
      { type, title, href: origin + policyFeedPath(site, locale, policy.policyId) },
      { type, title: brandName, href: origin + policiesFeedPath(site, locale) },
      { type: 'application/json', title: brandName, href: `${origin}/policies.json` },
    ],
  }
}

/** Head of an error page: no address of its own, and nothing for a search engine to keep. */
export function buildErrorHead({
  site,
  locale,
  title,
  description,
}: Omit<HeadInput, 'assets' | 'sites' | 'pageId' | 'params'>): Head {
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
