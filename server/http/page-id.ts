import type { FastifyRequest } from 'fastify'
import { splitUrl } from './destination.ts'

/** The route that answers every address of a page. */
export const PAGE_PATTERN = '/*'

const PAYLOAD_NAME = /_payload\.json$/

/** Id of the asked page in the route table; `none` where there is none, as the addresses without a page have no end. */
export function pageIdOf({ site, url }: Pick<FastifyRequest, 'site' | 'url'>): string {
  const match = site.paths.resolve(splitUrl(url).pathname.replace(PAYLOAD_NAME, ''))
  return match.type === 'page' ? match.id : 'none'
}
