import { type Locale, locales } from '#shared/locales.ts'
import type { Head } from '#shared/page-model.ts'
import { readPolicyPage } from '#shared/policy-routes.ts'
import type { RouteParams } from '#shared/routes.ts'
import type { Site } from '../content/load-editions.ts'
import { policiesFeedPath, policyFeedPath } from '../policies/policy-feed-paths.ts'

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
    ...feedsOf({ site, pageId, locale, title }),
    robots: null,
    ogLocaleAlternates: versions.filter((version) => version !== own).map((version) => ogLocale(version.locale)),
  }
}

/** The feeds of a policy's page: of this policy, of all of them, and all as JSON. */
function feedsOf({
  site,
  pageId,
  locale,
  title,
}: Pick<HeadInput, 'site' | 'pageId' | 'locale' | 'title'>): Pick<Head, 'feeds'> {
  const policy = readPolicyPage(pageId)
  if (!policy) return {}
  const { origin, brandName } = site.edition
  const type = 'application/atom+xml'
  return {
    feeds: [
      { type, title, href: origin + policyFeedPath(site, locale, policy.policyId) },
      { type, title: brandName, href: origin + policiesFeedPath(site, locale) },
      { type: 'application/json', title: brandName, href: `${origin}/policies.json` },
    ],
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
