import type { Feature } from '#server/site/feature.ts'
import { networkFeedPath } from './network-feed.ts'

export const networkStatus = {
  data: {
    'network-status': async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.loadNetworkStatus(edition.siteId, clock)
      return { value, version }
    },
  },
  feedsOf: ({ site, context: { pageId, locale }, titleOf, atom }) =>
    pageId === 'network-status' ? [atom(titleOf(pageId), networkFeedPath(site, locale))] : undefined,
} as const satisfies Feature
