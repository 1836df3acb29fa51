import type { Sites } from '#server/site/content/load-editions.ts'
import { clausesOf } from '#shared/policies/policies.ts'
import { policyIds } from '#shared/policies/policy-routes.ts'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { Citation } from './citation.ts'
import type { Policies } from './policies.ts'
import { openBook } from './policy-pages.ts'

interface CheckInput {
  citations: readonly Citation[]
  policies: Policies
  sites: Sites
  now: number
}

/**
 * Looks up every clause that content names in each version that is in force, now or later, while the content is shown: what a
 * version lacks would be missed at its midnight.
 * @throws Error with a line for each fault: file, line, clause and version.
 */
export function checkCitations({ citations, policies, sites, now }: CheckInput): void {
  const faults = new Set(citations.flatMap((citation) => faultsOf(citation, { policies, sites, now })))
  if (faults.size > 0) throw new Error([...faults].join('\n'))
}

function faultsOf(citation: Citation, { policies, sites, now }: Omit<CheckInput, 'citations'>): string[] {
  const { file, line, clauseId, editionId, locale, isLink, from, until } = citation
  const policyId = policyIds.find((id) => id === citation.policyId)
  if (!policyId) return [`${file}:${line}: expected the id of a policy, found ${citation.policyId}`]
  const site = sites.byId[editionId]
  const clock = createContentClock(now)
  if (until !== null && clock.hasBegun(until, site.edition.timeZone)) return []
  const { versions, current } = openBook({ policies, site, locale, policyId, clock })
  return versions
    .slice(versions.indexOf(current))
    .filter(({ effective }, at, ahead) => {
      const next = ahead[at + 1]?.effective ?? null
      return (until === null || effective < until) && (from === null || next === null || next > from)
    })
    .filter(({ chapters }) => {
      const parts = [...(isLink ? chapters : []), ...clausesOf({ chapters })]
      return !parts.some(({ id }) => id === clauseId)
    })
    .map(({ version }) => `${file}:${line}: expected a clause of ${policyId} in version ${version}, found ${clauseId}`)
}
