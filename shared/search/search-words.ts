import type { Locale } from '#shared/site/locales.ts'

/** Words that stand in every question and tell nothing, in both languages: no question mixes them in a way that matters. */
const commonWords = new Set(
  `a am an and are as at be but by can cant could did didnt do does dont for from get got had has have how i if im in into is it its
me my of on or our so than that the their them then there these they this to was we were what when where which who why will with
would you your
aan al als ben bij dan dat de deze die dit doe doen door een en er ga gaat geen had heb hebben heeft het hij hoe hun ik
in is jij je jouw jullie kan kun kunnen lang long maar mag mee met mij mijn moet na naar niet nog nu of om onder onze ook op te
tot u uit van voor waar waarom wanneer wat we welke werd wie wil word worden wordt zal ze zich zij zijn zo zonder krijg krijgen laten steeds wel willen hoeveel`.split(
    /\s+/,
  ),
)

/** What stands apart from its verb in a clause, in both languages. */
export const particles: ReadonlySet<string> = new Set(
  'aan af bij binnen door in mee om op over terug toe uit vast vrij weg down off out up'.split(' '),
)

export function isCommonWord(word: string): boolean {
  return commonWords.has(word)
}

/** In lower case, without accents and apostrophes: `Één` and `een`, `hold’em` and `holdem`, `ＧＧ` and `gg`, `GGMillion$` and `ggmillions` are one. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|(?<=\p{L})['’](?=\p{L})/gu, '')
    .replaceAll('$', 's')
    .toLowerCase()
}

const WORD = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[-/&][\p{L}\p{N}]+)*/gu

/** The words of a text, folded; of `pot-odds` its parts. A clause's number is one word. */
export function splitWords(text: string): string[] {
  return hyphenatedWords(text).flat()
}

/** The words of a text, each with its parts. */
export function hyphenatedWords(text: string): string[][] {
  return (foldText(text).match(WORD) ?? []).map((word) => word.split(/[-/&]/))
}

/** A text as one word: `Pot odds`, `pot-odds` and `potodds` are one. */
export function squeeze(text: string): string {
  return splitWords(text).join('')
}

export const isClauseNumber = (word: string) => /^\d+\.\d+$/.test(word)

/** What people put before a clause's number; it says nothing more. */
const clauseWords = new Set(['artikel', 'art', 'bepaling', 'lid', 'clause', 'section', 'article', 'paragraph'])

/** The words of a question that say something; what stands before a clause's number does not. */
export function wordsOfQuestion(question: string): string[] {
  const words = splitWords(question)
  return words.some(isClauseNumber) ? words.filter((word) => !clauseWords.has(word)) : words
}

const MIN_PART = 3
/** What Dutch puts between the parts of a compound. */
const joints = ['', 's', 'en', 'e']

/** The two words of which a word is made, both known: `stortingskosten` is `storting` and `kosten`. */
export function splitCompound(word: string, isKnown: (part: string) => boolean): [string, string] | null {
  const isPart = (part: string) => part.length >= MIN_PART && !isCommonWord(part) && isKnown(part)
  // The longest last part: it is what the word is about.
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const tail = word.slice(at)
    if (!isPart(tail)) continue
    const head = joints
      .filter((joint) => word.slice(0, at).endsWith(joint))
      .map((joint) => word.slice(0, at - joint.length))
      .find(isPart)
    if (head) return [head, tail]
  }
  return null
}

export type Stemmer = (word: string) => string

/** A number has no stem. */
export function stemOf(word: string, stem: Stemmer): string {
  return isClauseNumber(word) ? word : stem(word)
}

/** `gespeel` of `gespeeld`, and `aangemel` of `aangemeld`. */
const PARTICIPLE = new RegExp(`^(|${[...particles].join('|')})ge(?=.{3})`)

/**
 * Snowball leaves Dutch conjugation: `speelt`, `gespeeld` and `spelen` are one here, so are `verlies` and `verliezen`.
 * A doubled p stays: `stop` is also of a poker term, and `stoppen` is what a player wants to do.
 */
function joinConjugation(stem: string): string {
  const bare = stem.length > 5 ? stem.replace(/(?<=[bglmrvw])d$/, '') : stem
  const infinitive = bare.replace(/(?<=[bfghklmpvwz])t$/, '')
  const isParticiple = infinitive !== stem
  return (isParticiple ? infinitive.replace(PARTICIPLE, '$1') : infinitive)
    .replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
    .replace(/([^aeioup])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
}

/** Snowball stemmers; each language is a chunk of its own, so that a browser loads the one it needs. */
const loaders: Record<Locale, () => Promise<Stemmer>> = {
  nl: async () => {
    const { stemmer } = await import('@orama/stemmers/dutch')
    return (word) => joinConjugation(stemmer(word))
  },
  en: async () => (await import('@orama/stemmers/english')).stemmer,
}

/** What reduces a word of a language to its stem. Rejects when the chunk does not arrive. */
export async function loadStemmer(locale: Locale): Promise<Stemmer> {
  return await loaders[locale]()
}
