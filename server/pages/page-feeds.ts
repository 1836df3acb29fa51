import { networkFeedPath } from '#server/network-status/network-feed.ts'
import { policiesFeedPath, policyFeedPath } from '#server/policies/policy-feed-paths.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import type { PageVisit } from '#server/site/content/load-pages.ts'
import { policyPageId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { Head } from '#shared/site/page-model.ts'
import type { PageServices } from './page-services.ts'

type FeedServices = Pick<PageServices, 'entry' | 'pages'>

interface FeedInput {
  site: Site
  context: PageContext
  visit: PageVisit
}

/**
 * The feeds of what a page tells, each under the title that it has itself: of this policy, all of them, and all as JSON;
 * of the blog; of the network. Absent for other pages.
 */
export function feedsOf({ entry, pages }: FeedServices, { site, context, visit }: FeedInput): Head['feeds'] {
  const { pageId, locale, editionId } = context
  const { origin, brandName } = site.edition
  const t = entry.translate[locale]
  const atom = (name: string, path: string) =>
    ({ type: 'application/atom+xml', title: `${name} | ${brandName}`, href: origin + path }) as const
  const nameOf = (id: string) => pages.contentOf(id, locale, editionId, { ...visit, params: {} }).title

  const blog = site.paths.pathOf('blog', locale)
  if (blog && (pageId === 'blog' || pageId === 'blog-article')) return [atom(t('blog.name'), `${blog}feed.atom`)]
  if (pageId === 'network-status') return [atom(nameOf(pageId), networkFeedPath(site, locale))]
  const policy = readPolicyPage(pageId)
  if (!policy) return undefined
  const all = t('policy.shelf')
  return [
    atom(nameOf(policyPageId(policy.policyId, 'current')), policyFeedPath(site, locale, policy.policyId)),
    atom(all, policiesFeedPath(site, locale)),
    { type: 'application/json', title: `${all} | ${brandName}`, href: `${origin}/policies.json` },
  ]
}
