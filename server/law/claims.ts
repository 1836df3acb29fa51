import type { Locale } from '#shared/site/locales.ts'
import { levelAmounts } from './amounts.ts'
import { familiesEn } from './claim-families-en.ts'
import { familiesNl } from './claim-families-nl.ts'
import type { ClaimFamilies, ClaimKind, ClaimPatterns } from './claim-patterns.ts'
import { claimsEn } from './claims-en.ts'
import { claimsNl } from './claims-nl.ts'
import { foldText } from './fold-text.ts'

interface Claim {
  kind: ClaimKind
  written: string
}

interface Compiled {
  claims: { kind: ClaimKind; pattern: RegExp; isPlain: boolean }[]
  denial: RegExp
  refusal: RegExp
  answer: RegExp
}

/** Letters between two words that belong together, at most. */
const NEAR = 40

const compiled: Readonly<Record<Locale, Compiled>> = {
  nl: compile(claimsNl, familiesNl),
  en: compile(claimsEn, familiesEn),
}

/** Of folded text, whose letters are those of ASCII: a pattern that knew all others would take megabytes. */
function readable(source: string): RegExp {
  return new RegExp(source.replaceAll('\\p{L}', '[a-z]'), 'i')
}

function compile({ deniable, plain, denials, refusals, answers }: ClaimPatterns, families: ClaimFamilies): Compiled {
  const join = (sources: readonly string[]) => readable(`(?<!\\p{L})(?:${sources.join('|')})`)
  const claimsOf = (patterns: ClaimPatterns['plain'], isPlain: boolean) =>
    (Object.entries(patterns) as [ClaimKind, readonly string[]][]).map(([kind, sources]) => ({
      kind,
      pattern: join(sources),
      isPlain,
    }))
  return {
    claims: [
      ...claimsOf(plain, true),
      ...claimsOf(deniable, false),
      ...claimsOf(wholeWords(families), false),
      ...claimsOf(pairsOf(families), false),
      ...claimsOf(wholeWords(families.plain), true),
      ...claimsOf(pairsOf(families.plain), true),
    ],
    denial: join(denials),
    refusal: join(refusals),
    answer: readable(`^(?:${answers.join('|')})`),
  }
}

function wholeWords({ alone }: Pick<ClaimFamilies, 'alone'>): ClaimPatterns['plain'] {
  return Object.fromEntries(
    Object.entries(alone).map(([kind, sources]) => [kind, sources.map((source) => `(?:${source})(?!\\p{L})`)]),
  )
}

/** Two families in either order, each word whole. */
function pairsOf({ near }: Pick<ClaimFamilies, 'near'>): ClaimPatterns['plain'] {
  const between = `(?!\\p{L}).{0,${NEAR}}(?<!\\p{L})`
  return Object.fromEntries(
    Object.entries(near).map(([kind, pairs]) => [
      kind,
      pairs.flatMap(([one, other]) =>
        [`(?:${one})${between}(?:${other})`, `(?:${other})${between}(?:${one})`].map((source) => `${source}(?!\\p{L})`),
      ),
    ]),
  )
}

/** Whether a sentence warns, helps or talks about the law. */
export function takesBack(sentence: string, locale: Locale): boolean {
  return compiled[locale].refusal.test(sentence)
}

/** The forbidden claims of a text, sentence by sentence; a sentence that takes its claim back has none. */
export function listClaims(text: string, locale: Locale): Claim[] {
  const sentences = text.split('\n').flatMap((line) => line.split(/(?<=[.!?…][”"’)]*)\s+/))
  return sentences.flatMap((sentence, at) => {
    const next = sentence.endsWith('?') ? (sentences[at + 1] ?? '') : ''
    const key = `${locale} ${sentence} ${next}`
    const found = judged.get(key) ?? judge(foldText(sentence), foldText(next), locale)
    if (judged.size >= MAX_JUDGED) judged.clear()
    judged.set(key, found)
    return found
  })
}

/** Menus, footers and dialogs say the same on each of thousands of pages, and a page the same in most places. */
const judged = new Map<string, Claim[]>()
const MAX_JUDGED = 30_000

function judge(sentence: string, next: string, locale: Locale): Claim[] {
  const { claims, denial, refusal, answer } = compiled[locale]
  if (refusal.test(sentence) || (next !== '' && (answer.test(next) || refusal.test(next)))) return []
  // What a question asks, its answer may claim: “Debts? Poker is the answer”.
  const unit = levelAmounts(next === '' ? sentence : `${sentence} ${next}`, locale)
  // “Not enough money? Play”: what is asked denies nothing of what is answered.
  const isDenied = denial.test(next === '' ? unit : next)
  return claims.flatMap(({ kind, pattern, isPlain }): Claim[] => {
    const [written] = isDenied && !isPlain ? [] : (pattern.exec(unit) ?? [])
    return written ? [{ kind, written: sentence.includes(written) ? written : sentence }] : []
  })
}
