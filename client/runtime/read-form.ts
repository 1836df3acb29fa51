import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

/** What is written in a form now: of these fields, or of all. */
export function readForm(form: HTMLFormElement | null, names?: readonly string[]): CalculatorEntries {
  const written = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
    typeof value === 'string' && (names?.includes(name) ?? true) ? [[name, value]] : [],
  )
  return Object.fromEntries(written)
}
