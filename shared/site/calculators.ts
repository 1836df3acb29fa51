import type { CalculatorEntries } from './calculator-entries.ts'
import type { Feature } from './feature.ts'
import { features } from './features.ts'
import { mergeTables } from './merge-tables.ts'

const forms = mergeTables(
  'form of the page',
  (features as readonly Feature[]).map((feature) => feature.forms),
)

/** Longer than any sensible number. */
const LONGEST_ENTRY = 16

/** The entries of a page's form in an address; null where there is none of them, so the page is everybody's. */
export function readCalculatorEntries(pageId: string, search: string): CalculatorEntries | null {
  if (search === '') return null
  const query = new URLSearchParams(search)
  const { fields = [], longest = {} } = forms[pageId] ?? {}
  const names = fields.filter((name) => query.has(name))
  if (names.length === 0) return null
  return Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').slice(0, longest[name] ?? LONGEST_ENTRY)]),
  )
}
