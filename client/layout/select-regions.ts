import type { Edition } from '#shared/site/editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'

export interface RegionChoice {
  id: string
  label: string
  language: string
  href: string
  /** The edition's language that it stands for; null: it leads to another site. */
  locale: Locale | null
  isCurrent: boolean
  imagePath: string | null
}

export interface Regions {
  current: { name: string; language: string }
  languages: RegionChoice[]
  regions: RegionChoice[]
}

/** What the region selector offers on a page; `pathIn` gives its path in another language of the edition. */
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

export function servedLocale(
  edition: Edition,
  { url, locale }: Pick<Edition['footerRegions'][number], 'url' | 'locale'>,
): Locale | null {
  return (URL.parse(url)?.origin === edition.origin && edition.locales.find((code) => code === locale)) || null
}

export function choiceAttributes(locale: Locale | null) {
  return locale && { 'data-action': 'choose-locale', 'data-locale': locale }
}
