import type { Edition } from '#shared/site/editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'

/** One line of the region selector. */
export interface RegionChoice {
  id: string
  label: string
  /** BCP 47 tag of the language that the link leads to, and of a language's own name. */
  language: string
  href: string
  /** The edition's language that it stands for; null: it leads to another site. */
  locale: Locale | null
  isCurrent: boolean
  /** Flag; a language has none. */
  imagePath: string | null
}

export interface Regions {
  /** The edition's own name for where it is. */
  current: { name: string; language: string }
  /** The edition's languages; empty when there is but one. */
  languages: RegionChoice[]
  /** All regions where the edition may offer them, else none. */
  regions: RegionChoice[]
}

/**
 * What the region selector offers on a page. `pathIn` gives the page's path in another language of the edition: a region
 * that this edition serves leads there and not to an absolute address.
 */
export function selectRegions(edition: Edition, locale: Locale, pathIn: (locale: Locale) => string): Regions {
  const own = edition.footerRegions.find(({ id }) => id === edition.id)
  const languages = edition.locales.map((code) => ({
    id: code,
    label: locales[code].name,
    language: locales[code].language,
    href: pathIn(code),
    locale: code,
    isCurrent: code === locale,
    imagePath: null,
  }))
  return {
    current: { name: own?.countryName ?? edition.brandName, language: locales[locale].name },
    languages: languages.length > 1 ? languages : [],
    regions: edition.isSupportRegionSelector
      ? edition.footerRegions.map((region) => {
          const served = servedLocale(edition, region)
          return {
            id: region.id,
            label: region.countryName,
            language: region.localeName,
            href: served ? pathIn(served) : region.url,
            locale: served,
            isCurrent: region.id === edition.id,
            imagePath: region.imagePath,
          }
        })
      : [],
  }
}

/** The edition's own language for one of its regions; null for a region that has another site. */
export function servedLocale(
  edition: Edition,
  { url, locale }: Pick<Edition['footerRegions'][number], 'url' | 'locale'>,
): Locale | null {
  return (URL.parse(url)?.origin === edition.origin && edition.locales.find((code) => code === locale)) || null
}

/** Attributes of a link that is a choice: the browser keeps it before it leaves (`choose-locale`). */
export function choiceAttributes(locale: Locale | null) {
  return locale && { 'data-action': 'choose-locale', 'data-locale': locale }
}
