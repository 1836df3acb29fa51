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
  return {
    problems,
    isEmpty: (field: Field) => (entries[field] ?? '').trim() === '',
    refuse(field: Field, kind: Rule) {
      problems.push({ field, kind })
    },
    /** null: empty, or wrong, which is then among the problems. */
    number(field: Field, largest?: number): number | null {
      const { value, problem } = readNumber(entries[field] ?? '', language, largest)
      if (problem) problems.push({ field, kind: problem })
      return value
    },
  }
}
