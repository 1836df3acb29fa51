import type { FieldError } from '#client/components/field.tsx'
import { numberError } from '#client/components/number-error.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import type { ToolProblem } from '#shared/school/tool-entries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

interface Words extends Pick<SectionProps<'deal-calculator'>, 't'> {
  texts: Readonly<Record<string, FieldError>>
  language: string
}

/** Says of each field what is wrong with its entry: in the tool's own words where it has some, else as a number. */
export function fieldErrors(
  problems: readonly ToolProblem<string, string>[],
  entries: CalculatorEntries | undefined,
  { texts, language, t }: Words,
) {
  return (name: string | undefined): FieldError | undefined => {
    const problem = problems.find(({ field }) => field === name)
    return problem && (texts[problem.kind] ?? numberError(entries?.[problem.field] ?? '', { language, t }))
  }
}
