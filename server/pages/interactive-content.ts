import type { Site } from '#server/site/content/load-editions.ts'
import { calculatorLawOf } from '#shared/law/calculator-law.ts'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import { workOutOdds } from '#shared/poker/odds.ts'
import { SERVER_EVALUATIONS } from '#shared/poker/odds-run.ts'
import { readSpot } from '#shared/school/odds-entries.ts'
import type { GivenOdds } from '#shared/school/school-content.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { bonusTermsOf, loyaltyTermsOf } from '#shared/site/calculators.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { InteractiveSectionKind } from '#shared/site/sections.ts'
import type { CalculatorMarket } from '#shared/tournaments/event-content.ts'

/** What a calculator depends on besides its edition. */
export interface VisitedMarket {
  /** What the visitor's address asks of a calculator. */
  entries: CalculatorEntries | null
  /** The law of the place that the visitor is in, where that is stricter than the edition's; null: it is not. */
  stricterLaw: Jurisdiction | null
}

/** Forms about streaming, which the server answers too: with the moment, because their months roll on. */
const streamerKinds: readonly InteractiveSectionKind[] = ['streamer-check', 'stream-link-check', 'streamer-payout']

/** An interactive section's content, with what it shows of the jurisdiction's figures: it runs where there is no jurisdiction. */
export function buildInteractiveContent(
  kind: InteractiveSectionKind,
  content: unknown,
  { site: { edition, jurisdiction }, entries, stricterLaw, clock }: VisitedMarket & { site: Site; clock: ContentClock },
): unknown {
  const { depositRules } = jurisdiction
  if (kind === 'net-deposit' && depositRules) return { ...(content as object), rules: depositRules }
  if (streamerKinds.includes(kind)) {
    const asked = entries && { values: entries, now: clock.readNow() }
    return { ...(content as object), ...(asked && { asked }), law: calculatorLawOf(stricterLaw ?? jurisdiction) }
  }
  if (kind === 'budget-planner' && depositRules) {
    return { ...(content as object), stop: { currency: depositRules.currency, ...depositRules.netDepositStop } }
  }
  if (kind === 'odds-calculator' && entries) return { ...(content as object), given: answerOdds(entries) }
  if (kind === 'pot-odds-trainer' && entries) return { ...(content as object), given: entries }
  if (kind !== 'bonus-calculator' && kind !== 'loyalty-calculator') return content
  const law = calculatorLawOf(stricterLaw ?? jurisdiction)
  const terms = kind === 'bonus-calculator' ? bonusTermsOf(edition.id, law) : loyaltyTermsOf(law)
  return { ...(content as object), market: { law, entries, terms } satisfies CalculatorMarket<unknown> }
}

/** The odds that an address asks for: exact where that is little work, else a simulation of a size that harms nobody. */
function answerOdds(entries: CalculatorEntries): GivenOdds {
  const read = readSpot(entries)
  if ('problems' in read) return { entries, problems: read.problems, odds: null }
  return { entries, problems: [], odds: workOutOdds(read.spot, { mostEvaluations: SERVER_EVALUATIONS }) }
}
