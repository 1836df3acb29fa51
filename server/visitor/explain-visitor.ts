import type { Edition } from '#shared/site/editions.ts'
import { describeEffects, type RegionExplanation } from '#shared/visitor/region-explanation.ts'
import { writeSupportCode } from '#shared/visitor/support-code.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import type { GeoipDatabase } from './geoip-database.ts'
import type { Visitors } from './region-rules.ts'

interface ExplanationServices {
  visitors: Pick<Visitors, 'ruleOf'>
  geoip: Pick<GeoipDatabase, 'info'>
  /** Time of day, in ms since 1970. */
  wallClock: { now(): number }
}

export type ExplainVisitor = (input: { visitor: Visitor; edition: Edition }) => RegionExplanation

/** Makes the function that says why a visitor sees what they see. */
export function createExplainVisitor({ visitors, geoip, wallClock }: ExplanationServices): ExplainVisitor {
  return ({ visitor, edition }) => {
    const { ruleKey, source } = visitor
    return {
      visitor,
      rule: visitors.ruleOf(edition.id, ruleKey),
      dataDate: toDay(geoip.info.buildEpoch.getTime()),
      code: writeSupportCode({ editionId: edition.id, ruleKey, source, day: toDay(wallClock.now()) }),
      effects: describeEffects({ visitor: visitorClassOf(visitor), edition }),
    }
  }
}

/** ISO 8601 date in UTC of a time in ms since 1970. */
function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
