import type { FastifyRequest } from 'fastify'

/** The page of this site that led to the request; null for one of another site, or when the browser does not tell. */
export function ownReferrer({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): URL | null {
  const referrer = URL.parse(headers.referer ?? '')
  return referrer?.host === host.toLowerCase() ? referrer : null
}
