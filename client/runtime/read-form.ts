import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'

export function readForm(form: HTMLFormElement | null, names: readonly string[]): CalculatorEntries {
  const data = new FormData(form ?? undefined)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
