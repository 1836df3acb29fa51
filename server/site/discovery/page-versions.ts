import { type Locale, locales } from '#shared/site/locales.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import type { Site, Sites } from '../content/load-editions.ts'

export interface PageVersion {
  site: Site
  locale: Locale
  /** The language, with the country where the edition is for one: `en`, `en-CA`. */
  hreflang: string
  href: string
}

/**
 * The same page in every edition that stands for itself and in every language, the general edition first. A list that
 * is the same for all of them, so that each names each. Copies of the general edition are not in it.
 */
function listVersions({ byId }: Sites, pageId: string, params: RouteParams): PageVersion[] {
  return Object.values(byId)
    .toSorted((one, other) => Number(other.edition.isGeneral) - Number(one.edition.isGeneral))
    .filter((site) => !isCopy(site))
    .flatMap((site) =>
      site.edition.locales.flatMap((locale) => {
        const path = site.paths.pathOf(pageId, locale, params)
        return path ? [{ site, locale, hreflang: hreflangOf(site, locale), href: site.edition.origin + path }] : []
      }),
    )
}

/** Whether an edition only repeats the general one: its own addresses are not those to be found. */
export function isCopy({ edition }: Site): boolean {
  return !edition.isGeneral && !edition.isRequireConvertCanonical
}

function hreflangOf({ edition }: Site, locale: Locale): string {
  const [language = locale] = locales[locale].language.split('-')
  return edition.isGeneral ? language : `${language}-${edition.regionCountryCode}`
}

export function describeAddresses(
  sites: Sites,
  { site, locale, pageId, params }: { site: Site; locale: Locale; pageId: string; params: RouteParams },
): { canonical: string | null; alternates: { hreflang: string; href: string }[]; locales: Locale[] } {
  const versions = listVersions(sites, pageId, params)
  const path = site.paths.pathOf(pageId, locale, params)
  const own = path ? site.edition.origin + path : null
  if (isCopy(site)) {
    const original = versions.find((version) => version.site.edition.isGeneral && version.locale === locale)
    return { canonical: original?.href ?? own, alternates: [], locales: [] }
  }
  const [first] = versions
  return {
    canonical: own,
    alternates: [
      ...versions.map(({ hreflang, href }) => ({ hreflang, href })),
      ...(first ? [{ hreflang: 'x-default', href: first.href }] : []),
    ],
    locales: versions.filter((version) => version.site.edition.id === site.edition.id).map((version) => version.locale),
  }
}
