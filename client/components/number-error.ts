import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import { formatsOf, type Translate } from '#shared/site/messages.ts'
import { decimalMarkOf, type NumberProblem, readNumber } from '#shared/site/read-number.ts'

interface Words {
  language: string
  t: Translate<InteractiveMessages>
}

/** What a number field says of what was entered, and how to put it right; undefined where there is nothing to say. */
export function numberError(text: string, words: Words): { what: string; how: string } | undefined {
  const { problem } = readNumber(text, words.language)
  if (!problem) return undefined
  return { what: words.t(`number.${problem}`), how: howTo(problem, text, words) }
}

function howTo(problem: NumberProblem, text: string, { language, t }: Words): string {
  const digits = text.replace(/\D/g, '')
  if (problem === 'notation') {
    const decimals = `${digits.slice(0, -3)}${decimalMarkOf(language)}${digits.slice(-3, -1)}`
    return t('number.notation-how', { whole: digits, decimals })
  }
  if (problem === 'text')
    return t('number.text-how', { example: formatsOf(language).number(60.5, { minimumFractionDigits: 2 }) })
  return t(`number.${problem}-how`)
}
