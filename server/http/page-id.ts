import type { FastifyRequest } from 'fastify'
import { splitUrl } from './destination.ts'

/** The route that answers every address of a page. */
export const PAGE_PATTERN = '/*'

const PAYLOAD_NAME = '_payload.json'

/** The page of which an address is the payload; null: it is an address of a page itself. */
export function pageOfPayload(pathname: string): string | null {
  return pathname.endsWith(`/${PAYLOAD_NAME}`) ? pathname.slice(0, -PAYLOAD_NAME.length) : null
}

/** Id of the asked page in the route table; `none` where there is none, as the addresses without a page have no end. */
export function pageIdOf({ site, url }: Pick<FastifyRequest, 'site' | 'url'>): string {
  const { pathname } = splitUrl(url)
  const match = site.paths.resolve(pageOfPayload(pathname) ?? pathname)
  return match.type === 'page' ? match.id : 'none'
}
