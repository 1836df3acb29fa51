import type { FieldError } from '#client/components/field.tsx'
import { numberError } from '#client/components/number-error.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import type { ToolProblem } from '#shared/school/tool-entries.ts'

interface Words extends Pick<SectionProps<'deal-calculator'>, 't'> {
  texts: Readonly<Record<string, FieldError>>
  language: string
}

/** What a field says of its entry: in the tool's own words where it has some, else as a number. */
export function problemText(
  problem: ToolProblem<string, string> | undefined,
  written: string,
  { texts, language, t }: Words,
): FieldError | undefined {
  return problem && (texts[problem.kind] ?? numberError(written, { language, t }))
}
