import { type FormEvent, useState } from 'react'
import { readForm } from '#client/runtime/read-form.ts'
import { unfold } from '#client/runtime/unfold.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { writeQuestion } from './write-question.ts'

interface ToolForm {
  id: string
  /** What the address asks; undefined: nothing. */
  given: CalculatorEntries | undefined
  /** Names of the fields that cannot be read, the first first. */
  findProblems: (entries: CalculatorEntries) => readonly string[]
  /** Told of a good question. */
  onAsk?: (entries: CalculatorEntries) => void
}

/**
 * A tool's form, which is a GET form without this code too: what was asked last, and what sending it does. A good
 * question goes into the address, so that it can be kept and shared; of a bad one the first wrong field gets the focus.
 */
export function useToolForm({ id, given, findProblems, onAsk }: ToolForm) {
  const [asked, setAsked] = useState(given)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = Object.entries(readForm(event.currentTarget)).filter(([, text]) => text.trim() !== '')
    const entries = Object.fromEntries(written)
    setAsked(entries)
    const wrong = findProblems(entries).map((field) => unfold(`${id}-${field}`))
    if (wrong.length > 0) return wrong[0]?.focus()
    writeQuestion(event.currentTarget, written)
    onAsk?.(entries)
  }
  return { asked, onSubmit }
}
