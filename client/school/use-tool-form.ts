import { type FormEvent, useState } from 'react'
import type { FieldError } from '#client/components/field.tsx'
import { numberError } from '#client/components/number-error.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { readForm } from '#client/runtime/read-form.ts'
import { unfold } from '#client/runtime/unfold.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import type { ToolProblem } from '#shared/school/tool-entries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

type Problems = { problems: readonly ToolProblem<string, string>[] }
type Answer<Read> = Exclude<Read, { problems: unknown }>

interface ToolForm<Read extends object> extends Pick<SectionProps<'deal-calculator'>, 'id' | 't'> {
  /** What the address asks; undefined: nothing. */
  given: CalculatorEntries | undefined
  /** What is asked as long as nobody asks. */
  example?: CalculatorEntries
  /** A question, or the problems of its fields, the first first. */
  read: (entries: CalculatorEntries, language: string) => Read
  /** The tool's own words for problems; what has none is a problem of any number. */
  texts: Readonly<Record<string, FieldError>>
  language: string
  /** Told of a good question. */
  onAsk?: (answer: Answer<Read>) => void
}

/**
 * A tool's form, which is a GET form without this code too: what was asked last, and what sending it does. A good
 * question goes into the address, so that it can be kept and shared; of a bad one the first wrong field gets the focus.
 */
export function useToolForm<Read extends object>(tool: ToolForm<Read>) {
  const { id, given, example, read, texts, language, t, onAsk } = tool
  const [asked, setAsked] = useState(given)
  const entries = asked ?? example
  const result = entries && read(entries, language)
  const problems = result ? problemsOf(result) : []
  const errorOf = (name: string): FieldError | undefined => {
    const problem = problems.find(({ field }) => field === name)
    return problem && (texts[problem.kind] ?? numberError(entries?.[name] ?? '', { language, t }))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = Object.entries(readForm(event.currentTarget)).filter(([, text]) => text.trim() !== '')
    const next = Object.fromEntries(written)
    setAsked(next)
    const answer = read(next, language)
    const wrong = problemsOf(answer).map(({ field }) => unfold(`${id}-${field}`))
    if (wrong.length > 0) return wrong[0]?.focus()
    writeQuestion(event.currentTarget, written)
    onAsk?.(answer as Answer<Read>)
  }
  return {
    asked,
    onSubmit,
    errorOf,
    firstError: problems[0] && errorOf(problems[0].field),
    answer: result && problems.length === 0 ? (result as Answer<Read>) : null,
  }
}

function problemsOf(read: object): Problems['problems'] {
  return 'problems' in read ? (read as Problems).problems : []
}
