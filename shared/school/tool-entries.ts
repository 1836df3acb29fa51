import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { type NumberProblem, readNumber } from '#shared/site/read-number.ts'

/** What is wrong with an entry of a tool's form: as a number, or by a rule of the tool. */
export interface ToolProblem<Field extends string, Rule extends string> {
  field: Field
  kind: NumberProblem | Rule
}

/** Reads the number fields of a form one after the other, and keeps what is wrong with them. */
export function createReader<Field extends string, Rule extends string>(entries: CalculatorEntries, language: string) {
  const problems: ToolProblem<Field, Rule>[] = []
  const refuse = (field: Field, kind: Rule) => {
    problems.push({ field, kind })
  }
  const isEmpty = (field: Field) => (entries[field] ?? '').trim() === ''
  /** null: empty, or wrong, which is then among the problems. */
  const number = (field: Field, largest?: number): number | null => {
    const { value, problem } = readNumber(entries[field] ?? '', language, largest)
    if (problem) problems.push({ field, kind: problem })
    return value
  }
  return { problems, refuse, isEmpty, number }
}

type Reader<Field extends string, Rule extends string> = ReturnType<typeof createReader<Field, Rule>>

/** A number that has to be there, above zero, and that a rule may have something against; 0 where it is wrong. */
export function readRequired<Field extends string, Rule extends string>(
  { problems, refuse, number }: Reader<Field, Rule | 'empty'>,
  field: Field,
  breachOf: (value: number) => Rule | null = () => null,
): number {
  const before = problems.length
  const value = number(field) ?? 0
  const rule = value > 0 ? breachOf(value) : 'empty'
  if (rule && problems.length === before) refuse(field, rule)
  return value
}

/** The rule of a number that cannot be half. */
export const wholeOnly = (value: number) => (Number.isInteger(value) ? null : 'whole')
