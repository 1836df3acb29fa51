import { createContext, useContext } from 'react'
import type { JsonSchema } from '../../content/written-form.ts'

/** What all fields of a form share. */
export interface FormContext {
  root: JsonSchema
  file: string
  language: string | null
  isSealed: boolean
  errors: ReadonlyMap<string, string[]>
  set: (pointer: string, value: unknown) => void
}

export const Form = createContext<FormContext | null>(null)

export function useForm(): FormContext {
  return useContext(Form)!
}

export interface FieldProps {
  name: string
  pointer: string
  schema: JsonSchema
  value: unknown
}

/** Where a field stands in the document, so that others lead to it. */
export function fieldId(file: string, pointer: string): string {
  return `${file}#${pointer}`
}

/** `minimumAge` as people write it. */
export function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an entry is called: by what it says first. */
export function titleOf(entry: unknown, at: number): string {
  if (typeof entry === 'string') return entry.slice(0, 40)
  const { title, term, label, question, name, text, id } = (entry ?? {}) as Record<string, unknown>
  const said = [title, term, question, label, name, text, id].find((one) => typeof one === 'string' && one !== '')
  return `${at + 1}. ${String(said ?? '').slice(0, 60)}`
}
