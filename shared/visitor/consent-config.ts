import type { OptionalCategory } from './consent.ts'
import type { Analytics, OutsideScript } from './third-parties.ts'

/** Id of the dialog in which a visitor chooses by category. */
export const CONSENT_DIALOG_ID = 'consent-dialog'

export interface ConsentConfig {
  version: string
  /** Those that are asked for. */
  categories: readonly OptionalCategory[]
  analytics: Analytics
  scripts: Pick<OutsideScript, 'name' | 'category' | 'url'>[]
}
