import type { Locale } from '#shared/site/locales.ts'
import { listAmounts, type Writing } from './amounts.ts'
import { takesBack } from './claims.ts'
import { foldText } from './fold-text.ts'

/** Words of a sentence that give something to players. */
const bonusWords: Readonly<Record<Locale, RegExp>> = {
  nl: /bonus|welkomst|extra(?!\p{L})|bovenop|storting.{0,20}(?:verdubbeld|aan(?!\p{L}))|(?:verdubbel|vul).{0,20}storting|speel(?:geld|tegoed)/iu,
  en: /bonus|welcome|extra(?!\p{L})|on top|match(?:ed)? your|deposit.{0,20}doubled|double.{0,20}deposit|play money|free play/iu,
}

/** Sums in a sentence about a bonus that are above a ceiling, in whatever currency; a sum that cannot be read is above it. */
export function listBonusesAbove(ceiling: number, text: string, writing: Writing): string[] {
  return foldText(text)
    .split(/\n|(?<=[.!?…])\s+/)
    .filter((sentence) => bonusWords[writing.locale].test(sentence) && !takesBack(sentence, writing.locale))
    .flatMap((sentence) => listAmounts(sentence, writing, true))
    .filter(({ value }) => !(value <= ceiling))
    .map(({ written }) => written)
}
