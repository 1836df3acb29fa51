import type { Feature, InteractiveInput } from '#server/site/feature.ts'
import { calculatorLawOf } from '#shared/law/calculator-law.ts'

export const streaming = {
  interactive: {
    'streamer-check': (input) => ({ ...askedAt(input), address: input.site.edition.legalNames.supportMail }),
    'stream-link-check': askedAt,
    'streamer-payout': askedAt,
  },
} as const satisfies Feature

/** Its forms, which the server answers too: with the moment, because their months roll on. */
function askedAt({ site: { jurisdiction }, entries, clock }: InteractiveInput) {
  const asked = entries && { values: entries, now: clock.readNow() }
  return { ...(asked && { asked }), law: calculatorLawOf(jurisdiction) }
}
