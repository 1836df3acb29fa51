import type { Analytics, OutsideScript } from './third-parties.ts'

/** Id of the dialog in which a visitor chooses by category. */
export const CONSENT_DIALOG_ID = 'consent-dialog'

/** What the browser needs to know to do what was chosen; stands at the dialog as JSON. */
export interface ConsentConfig {
  /** Of the text that is asked with. */
  version: string
  analytics: Analytics
  scripts: Pick<OutsideScript, 'name' | 'category' | 'url'>[]
}
