import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'

export interface ClauseName {
  file: string
  line: number
  policyId: string
  clauseId: string
}

export interface Citation extends ClauseName {
  editionId: EditionId
  locale: Locale
  /** What is cited word for word is a clause; a link may also lead to a chapter. */
  isLink: boolean
  /** ISO 8601 days, `until` being the first without it; null: since ever, and until further notice. */
  from: string | null
  until: string | null
}
