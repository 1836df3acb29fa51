import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers'>

/** The page of this site that led to the request; null for one of another site, or when the browser does not tell. */
export function ownReferrer(request: Asked): URL | null {
  if (request.headers.referer === undefined) return null
  const referrer = URL.parse(request.headers.referer)
  return isOwnOrigin(referrer, request) ? referrer : null
}

/**
 * Whether an address is one of the host that was asked, in whatever spelling a proxy hands the host on: with capitals, or
 * with the port that goes without saying. The scheme is not compared: a proxy that ends TLS may not tell it.
 */
export function isOwnOrigin(url: URL | null, { headers }: Asked): boolean {
  return url !== null && url.host !== '' && url.host === URL.parse(`${url.protocol}//${headers.host}`)?.host
}
