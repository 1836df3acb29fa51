import Type from 'typebox'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import type { Consent, ConsentView } from './consent.ts'
import type { RegionExplanation } from './region-explanation.ts'
import { RegionExplanationContent } from './region-explanation-content.ts'
import type { VisitorDialog } from './visit-decision.ts'

export const visitor = {
  routes: {
    'region-explanation': {
      ...lightPage,
      paths: { nl: '/waarom-zie-ik-dit/', en: '/why-am-i-seeing-this/' },
      cache: 'none',
      topic: 'legal',
      isDocument: true,
    },
  },
  sections: {
    // Below a policy's text; no content file may hold one.
    'consent-choice': Type.Unsafe<Record<string, never>>(Type.Never()),
    'region-explanation': RegionExplanationContent,
  },
  dutySections: ['region-explanation'],
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'consent-choice': {
      /** null: nothing was chosen yet. */
      consent: Consent | null
      view: ConsentView
      /** Whether the browser sends Global Privacy Control. */
      hasSignal: boolean
    }
    'region-explanation': RegionExplanation & {
      /** The dialogs that stay closed. */
      closed: VisitorDialog[]
    }
  }
}
