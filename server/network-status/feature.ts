import type { Feature } from '#server/site/feature.ts'
import type { NetworkStatus } from '#shared/network-status/network-status.ts'
import { networkFeedPath } from './network-feed.ts'
import { networkResource } from './network-resource.ts'

export const networkStatus = {
  resources: { 'network-status': networkResource },
  data: {
    'network-status': async ({ upstream, site: { edition }, clock }) => {
      const { value, version } = await upstream.load('network-status', edition.siteId, clock)
      return { value, version }
    },
  },
  feedsOf: ({ site, context: { pageId, locale }, titleOf, atom }) =>
    pageId === 'network-status' ? [atom(titleOf(pageId), networkFeedPath(site, locale))] : undefined,
} as const satisfies Feature

declare module '#server/upstream/resource.ts' {
  interface ResourceValues {
    /** null: nothing is known of this site's network. */
    'network-status': NetworkStatus | null
  }
}
