import type { Jurisdiction } from '#shared/law/jurisdictions.ts'

/** Who helps somebody at once, by the law of the visitor's place. */
export interface HelpContacts {
  helpline: Pick<Jurisdiction['helplines'][number], 'name' | 'phone' | 'url'>
  /** null: there is no register that shuts somebody out of all games. */
  register: Pick<NonNullable<Jurisdiction['selfExclusion']>, 'name' | 'url' | 'minimumMonths'> | null
}
