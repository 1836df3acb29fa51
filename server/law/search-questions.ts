import type { Site } from '#server/site/content/load-editions.ts'
import type { Locale } from '#shared/site/locales.ts'

/** Questions that lead to what an operator offers, without a word that a law forbids: the page says them back. */
const questions: Readonly<Record<Locale, readonly string[]>> = {
  nl: ['streamermodus terug', 'eerste storting', 'aanbod voor nieuwe spelers', 'bekende spelers', '100%'],
  en: ['streamer mode give back', 'first deposit', 'offer for new players', 'well-known players', '100%'],
}

/** Addresses of searches, so that what they find is read as well: no page links to them. */
export function searchAddresses({ edition, paths }: Site): string[] {
  return edition.locales.flatMap((locale) => {
    const path = paths.pathOf('search', locale)
    return path ? questions[locale].map((question) => `${path}?q=${encodeURIComponent(question)}`) : []
  })
}
