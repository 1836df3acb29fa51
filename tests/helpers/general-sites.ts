import { fileURLToPath } from 'node:url'
import { loadEditions, type Sites } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'

/** The delivered editions, but for Ontario's law, which here forbids nothing. */
export async function loadGeneralSites(): Promise<Sites> {
  const sites = await loadEditions(fileURLToPath(new URL('../../data/markets', import.meta.url)), routes)
  sites.byId.ca.jurisdiction.forbidden.splice(0)
  return sites
}
