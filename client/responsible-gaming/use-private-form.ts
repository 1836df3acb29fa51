import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useAfterPause } from '#client/runtime/after-pause.ts'
import { readForm } from '#client/runtime/read-form.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

/**
 * A form that is all the memory there is of what stands in it: the entries by name, the ids of the fields that somebody has
 * left, and what the form needs. One of this kind outside a dialog is never sent, whatever is pressed.
 */
export function usePrivateForm() {
  const ref = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState<CalculatorEntries>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const read = () => setEntries(readForm(ref.current))
  // What was entered before this code had arrived counts.
  useEffect(read, [])
  const { onInput, onChange, onBlur: readPending, stop } = useAfterPause(read)
  const onBlur = ({ target }: FocusEvent) => {
    readPending()
    setLeft((before) => new Set([...before, target.id]))
  }
  const onReset = () => {
    stop()
    setEntries({})
    setLeft(new Set())
  }
  return { entries, left, form: { ref, method: 'dialog', autoComplete: 'off', onInput, onChange, onBlur, onReset } }
}
