import { INVISIBLE_MARK } from './invisible-marks.ts'
import { formatsOf } from './messages.ts'

/** Why a text is no number: not written as one, below zero, readable in two ways, or larger than the most that is asked. */
export type NumberProblem = 'text' | 'negative' | 'notation' | 'large'

/** Both are null where nothing was entered. */
export interface EnteredNumber {
  value: number | null
  problem: NumberProblem | null
}

/** Amounts of money are no larger. */
const LARGEST = 1_000_000
/** What is no part of the number: a currency as the site writes it, `€` or `CA$`, too. */
const dressing = new RegExp(`${INVISIBLE_MARK}|[A-Z]{0,2}[€$]`, 'g')
/** Whole amounts end in `,-` in Dutch. */
const parts = /^(?:\d+|[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*)(?:([.,])\d{1,2}|,[-\u2013]{1,2})?$/

/**
 * Reads a number as people write it, and as this site does: `60`, `60,50`, `60.50`, `€ 60,-`, and with thousands `1.250` or
 * `1,250.50`. A mark before three digits parts thousands where the language writes them so; where it is the language's
 * decimal mark, as in `39.999` in English, the number is refused: it would be guessed wrong for half of those who write it.
 */
export function readNumber(text: string, language: string, largest: number = LARGEST): EnteredNumber {
  const written = text.replace(dressing, '')
  if (written === '') return { value: null, problem: null }
  const refuse = (problem: NumberProblem) => ({ value: null, problem })
  if (/^[-\u2212\u2013]\d/.test(written)) return refuse('negative')
  const match = parts.exec(written)
  if (!match) return refuse('text')
  const [, group, decimal] = match
  const isOneMark = group !== undefined && decimal === undefined && written.split(group).length === 2
  if ((isOneMark && group === decimalMarkOf(language)) || (group && group === decimal)) return refuse('notation')
  const [whole = '', rest = ''] = decimal ? cutAt(written, written.lastIndexOf(decimal)) : [written]
  const value = Number(`${whole.replace(/\D/g, '')}.${rest || 0}`)
  return value > largest ? refuse('large') : { value, problem: null }
}

/** How the language parts the whole from the rest: `,` or `.`. */
export function decimalMarkOf(language: string): string {
  return formatsOf(language).number(0.5).charAt(1)
}

function cutAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at + 1)]
}
