import { type SiteProcess, startSiteProcess } from '#scripts/site-process.ts'
import type { EditionId } from '#shared/site/editions.ts'

/** Starts the built site as `npm start` does, without any configuration but its ports. The caller stops it. */
export async function startDeliveredSite(): Promise<SiteProcess & { urlOf: (edition: EditionId) => string }> {
  const site = await startSiteProcess({ env: { NODE_ENV: '', DEMO: '' } })
  return { ...site, urlOf: (edition) => `http://${edition}.localhost:${site.port}` }
}
