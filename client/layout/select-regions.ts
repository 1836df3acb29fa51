import { storageOf } from '#shared/site/browser-storage.ts'
import type { Edition } from '#shared/site/editions.ts'
import { type Locale, locales } from '#shared/site/locales.ts'
import { LOCALE_COOKIE, REGION_COOKIE } from '#shared/visitor/locale-cookie.ts'

export interface RegionChoice {
  id: string
  label: string
  language: string
  href: string
  /** The edition's language that it stands for; null: it leads to another site. */
  locale: Locale | null
  isCurrent: boolean
  imagePath: string | null
  /** Told of on every page once it is chosen; null for a language, and for another site. */
  region: string | null
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
    region: null,
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
            language: served ? locales[served].language : region.localeName,
            href: served ? pathIn(served) : region.url,
            locale: served,
            isCurrent: region.id === edition.id,
            imagePath: region.imagePath,
            region: served && region.id,
          }
        })
      : [],
  }
}

export function servedLocale(
  edition: Edition,
  { url, locale }: Pick<Edition['footerRegions'][number], 'url' | 'locale'>,
): Locale | null {
  if (URL.parse(url)?.origin !== edition.origin) return null
  return edition.locales.find((code) => code === locale) ?? edition.locales[0]
}

/** What a link says for the browser to keep of the choice that it is: no more than the edition's list of all that is kept. */
export function choiceAttributes(edition: Edition, locale: Locale | null, region: string | null = null) {
  const kept = storageOf(edition).map(({ name }) => name)
  const chosen = {
    'data-locale': locale && kept.includes(LOCALE_COOKIE) ? locale : undefined,
    'data-region': locale && region && kept.includes(REGION_COOKIE) ? region : undefined,
  }
  return Object.values(chosen).some(Boolean) ? { 'data-action': 'choose-locale', ...chosen } : null
}
