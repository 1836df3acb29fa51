import type { Feature } from '#server/site/feature.ts'
import { policyPageId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import { clauseIsland } from './clause-island.ts'
import type { Policies } from './policies.ts'
import { policiesFeedPath, policyFeedPath } from './policy-feed-paths.ts'
import { policyLinks } from './policy-links.ts'
import { openBook } from './policy-pages.ts'

export const policies = {
  islands: { 'policy-clause': clauseIsland },
  linkOf: policyLinks,
  /** Of this policy, all of them, and all as JSON. */
  feedsOf: ({ site, context: { pageId, locale }, translate, titleOf, atom }) => {
    const policy = readPolicyPage(pageId)
    if (!policy) return undefined
    const { origin, brandName } = site.edition
    const all = translate('policy.shelf')
    return [
      atom(titleOf(policyPageId(policy.policyId, 'current')), policyFeedPath(site, locale, policy.policyId)),
      atom(all, policiesFeedPath(site, locale)),
      { type: 'application/json', title: `${all} | ${brandName}`, href: `${origin}/policies.json` },
    ]
  },
  dateOf(pageId, input) {
    const policy = readPolicyPage(pageId)
    if (!policy) return null
    const { current, inForce } = openBook({ ...input, policyId: policy.policyId })
    // Of one that is only announced the page is as old as the announcement.
    return inForce?.effective ?? current.published
  },
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    policies: Policies
  }
}
