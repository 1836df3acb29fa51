import type { Site } from '#server/site/content/load-editions.ts'
import { siteAt } from '#server/site/site-at.ts'
import type { Visitors } from '#server/visitor/region-rules.ts'
import { listVisitorClasses } from '#server/visitor/visitor-classes.ts'
import type { Visitor } from '#shared/visitor/visitor.ts'

/**
 * The visitor of an edition to whom most is forbidden: blocked, where the law forbids all that it forbids anywhere. No rule
 * is named, because its reason would be another's.
 * @throws Error when no place has the law that is the strictest in everything.
 */
export function strictestVisitor(visitors: Pick<Visitors, 'resolvePreview'>, site: Site): Visitor {
  const laws = listVisitorClasses(visitors, site).map(({ visitorClass, location }) => ({
    location,
    kinds: new Set(siteAt(visitorClass.place, site).jurisdiction.forbidden.map(({ kind }) => kind)),
  }))
  const all = new Set(laws.flatMap(({ kinds }) => [...kinds]))
  const strictest = laws.find(({ kinds }) => kinds.size === all.size)
  if (!strictest) throw new Error(`No place forbids all of ${[...all].join(', ')} in edition ${site.edition.id}`)
  return {
    ...strictest.location,
    ruleKey: null,
    ruleId: null,
    ruleType: 'BLOCKED',
    isWhitelisted: false,
    source: 'unknown',
  }
}
