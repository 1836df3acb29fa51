import type { Organization, WebSite } from 'schema-dts'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Site } from '../content/load-editions.ts'

type SearchAction = NonNullable<Extract<WebSite, { '@type': 'WebSite' }>['potentialAction']>

export function organizationId({ edition }: Site): string {
  return `${edition.origin}/#organization`
}

export function websiteId({ edition }: Site): string {
  return `${edition.origin}/#website`
}

export function describeOrganization(site: Site, locale: Locale): Organization {
  const { edition, paths } = site
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: edition.brandName,
    legalName: edition.legalNames.company[locale],
    url: `${edition.origin}/`,
    logo: `${edition.origin}/icons/icon-512.png`,
    email: edition.legalNames.supportMail[locale],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: edition.legalNames.supportMail[locale],
      url: edition.origin + paths.pathOf('contact', locale),
      availableLanguage: edition.locales.map((code) => locales[code].language),
    },
  }
}

export function describeWebsite(site: Site, locale: Locale): WebSite {
  const { edition, paths } = site
  const action = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${edition.origin}${paths.pathOf('search', locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as SearchAction
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: edition.brandName,
    url: `${edition.origin}/`,
    inLanguage: edition.locales.map((code) => locales[code].language),
    publisher: { '@id': organizationId(site) },
    potentialAction: action,
  }
}

/** The company where it is the maker of something. */
export function describeRoom(site: Site) {
  const { brandName: name, origin } = site.edition
  return { '@type': 'Organization', '@id': organizationId(site), name, url: `${origin}/` } as const
}
