import { outsideScriptsOf } from '#shared/visitor/third-parties.ts'
import type { PageRequest } from './page-request.ts'

/** What of a visitor's consent makes a page another one: that it asks, or a category in which somebody else's script waits. */
export function consentKeyOf(
  consent: PageRequest['consent'],
  { edition }: Pick<PageRequest['site'], 'edition'>,
): string {
  if (!consent) return ''
  return consent.isAsked ? 'asked' : admittedBy(consent, edition).join()
}

/** The categories that a visitor allows and in which somebody else's script waits. */
export function admittedBy(consent: PageRequest['consent'], edition: PageRequest['site']['edition']) {
  const scripts = outsideScriptsOf(edition)
  return (consent?.allowed ?? []).filter((name) => scripts.some(({ category }) => category === name))
}
