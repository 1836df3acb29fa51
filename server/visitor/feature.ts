import type { Feature } from '#server/site/feature.ts'
import { askedCategories } from '#shared/visitor/asked-categories.ts'
import { decideConsent } from '#shared/visitor/consent.ts'
import type { ExplainVisitor } from './explain-visitor.ts'
import type { Visitors } from './region-rules.ts'

export const visitor = {
  data: {
    'consent-choice': async ({ site: { edition }, person }) => {
      if (!person) throw new Error('This section needs a page that is rendered for one visitor')
      const { consent, hasPrivacySignal: hasSignal } = person
      const categories = askedCategories(edition)
      const view = decideConsent({ categories, textVersion: edition.consentTextVersion, consent, hasSignal })
      return {
        value: { consent, view, hasSignal },
        version: null,
      }
    },
    'region-explanation': async ({ explainVisitor, site, person }) => {
      if (!person) throw new Error('This section needs a page that is rendered for one visitor')
      const { visitor: shown, closed } = person
      return { value: { ...explainVisitor({ visitor: shown, site }), closed }, version: null }
    },
  },
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    explainVisitor: ExplainVisitor
    reasonOf: Visitors['reasonOf']
    siblingOf: Visitors['siblingOf']
    ruleOf: Visitors['ruleOf']
  }
}
