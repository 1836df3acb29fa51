import type { FastifyRequest } from 'fastify'
import { ownReferrer } from '#server/http/own-referrer.ts'
import { keepEmbeddedMode, readEmbeddedMode } from '#shared/site/embedded.ts'
import { safeLocation } from '#shared/site/safe-location.ts'

/**
 * The address in the mode of the page that led here; null when the request stays as it is. Links are the same in every
 * mode, so a page that is loaded whole, without a script too, would leave the mode otherwise (decision 0016).
 */
export function addressInMode(
  request: Pick<FastifyRequest, 'headers'>,
  { pathname, search }: { pathname: string; search: string },
): string | null {
  const referrer = ownReferrer(request)
  const inMode = referrer ? keepEmbeddedMode(search, readEmbeddedMode(referrer.search)) : search
  return inMode === search ? null : safeLocation(pathname + inMode)
}
