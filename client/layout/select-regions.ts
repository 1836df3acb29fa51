import type { Edition } from '#shared/editions.ts'
import { type Locale, locales } from '#shared/locales.ts'

/** One line of the region selector. */
export interface RegionChoice {
  id: string
  label: string
  /** BCP 47 tag of the language that the link leads to, and of a language's own name. */
  language: string
  href: string
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
    isCurrent: code === locale,
    imagePath: null,
  }))
  const hrefOfRegion = ({ url, locale: code }: Edition['footerRegions'][number]) => {
    const served = edition.locales.find((served) => served === code)
    return served && URL.parse(url)?.origin === edition.origin ? pathIn(served) : url
  }
  return {
    current: { name: own?.countryName ?? edition.brandName, language: locales[locale].name },
    languages: languages.length > 1 ? languages : [],
    regions: edition.isSupportRegionSelector
      ? edition.footerRegions.map((region) => ({
          id: region.id,
          label: region.countryName,
          language: region.localeName,
          href: hrefOfRegion(region),
          isCurrent: region.id === edition.id,
          imagePath: region.imagePath,
        }))
      : [],
  }
}
