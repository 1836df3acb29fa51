import { createHash } from 'node:crypto'
import { isClosedIn, isLighthouse, readConsent } from '#server/http/request-traits.ts'
import type { SiteRequest } from '#server/http/site-request.ts'
import { consentKeyOf } from '#server/pages/consent-key.ts'
import { visitorClassOf, visitorDialogsFor } from '#shared/visitor/visit-decision.ts'

export const CLASS_HEADER = 'visitor-class'

/** The class of visitors who share a page with nobody: an edge passes their requests on. */
export const NO_CLASS = 'none'

/** Names of classes that were made before; there are a few of each edition. */
const names = new Map<string, string>()
const MAX_NAMES = 10_000

/**
 * The name under which an edge may keep a request's pages (docs/edge.md): short, and without a meaning to its reader. It
 * comes from all that distinguishes stored pages of one address, and from the version, so that it is another one when
 * rules or content are.
 */
export function edgeClassOf(request: SiteRequest, version: string): string {
  if (request.preview || isLighthouse(request)) return NO_CLASS
  const { site, visitor } = request
  const { edition } = site
  const visitorClass = visitorClassOf(visitor, site)
  const closed = visitorDialogsFor({ visitor: visitorClass, edition }).filter(isClosedIn(request))
  const consent = consentKeyOf(readConsent(request), site)
  const parts = JSON.stringify([version, edition.id, visitorClass.ruleId, visitorClass.place, closed, consent])
  let name = names.get(parts)
  if (name === undefined) {
    name = createHash('sha256').update(parts).digest('base64url').slice(0, 12)
    if (names.size < MAX_NAMES) names.set(parts, name)
  }
  return name
}
