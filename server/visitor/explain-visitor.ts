import type { Site } from '#server/site/content/load-editions.ts'
import { describeEffects, type RegionExplanation } from '#shared/visitor/region-explanation.ts'
import { writeSupportCode } from '#shared/visitor/support-code.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'
import type { GeoipDatabase } from './geoip-database.ts'
import type { Visitors } from './region-rules.ts'

interface ExplanationServices {
  visitors: Pick<Visitors, 'ruleOf'>
  geoip: Pick<GeoipDatabase, 'info'>
  wallClock: { now(): number }
}

export type ExplainVisitor = (input: { visitor: Visitor; site: Site }) => RegionExplanation

export function createExplainVisitor({ visitors, geoip, wallClock }: ExplanationServices): ExplainVisitor {
  return ({ visitor, site }) => {
    const { ruleKey, source } = visitor
    return {
      visitor,
      rule: visitors.ruleOf(site.edition.id, ruleKey),
      dataDate: toDay(geoip.info.buildEpoch.getTime()),
      code: writeSupportCode({ editionId: site.edition.id, ruleKey, source, day: toDay(wallClock.now()) }),
      effects: describeEffects({ visitor: visitorClassOf(visitor, site), edition: site.edition }),
    }
  }
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
