import type { Locale } from '#shared/site/locales.ts'

/** Words that stand in every question and tell nothing, in both languages: no question mixes them in a way that matters. */
const commonWords = new Set(
  `a am an and are as at be but by can could did do does for from had has have how i if in into is it its me my of on or our
so than that the their them then there these they this to was we were what when where which who why will with would you your
aan al als ben bij dan dat de deze die dit doe doen door een en er ga gaat geen had heb hebben heeft het hij hoe hun ik
in is jij je jouw jullie kan kun kunnen lang long maar mag mee met mijn moet na naar niet nog nu of om onder onze ook op te
tot u uit van voor waar waarom wanneer wat we welke werd wie wil word worden wordt zal ze zich zij zijn zo zonder`.split(
    /\s+/,
  ),
)

export function isCommonWord(word: string): boolean {
  return commonWords.has(word)
}

/** A word in lower case and without accents: `Één` and `een` are one. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Snowball stemmers; each language is a chunk of its own, so that a browser loads the one it needs. */
const loaders: Record<Locale, () => Promise<{ stemmer: (word: string) => string }>> = {
  nl: () => import('@orama/stemmers/dutch'),
  en: () => import('@orama/stemmers/english'),
}

/** What reduces a word of a language to its stem. Rejects when the chunk does not arrive. */
export async function loadStemmer(locale: Locale): Promise<(word: string) => string> {
  return (await loaders[locale]()).stemmer
}
