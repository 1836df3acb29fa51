import type { PageRequest } from '#server/pages/page-request.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import type { Policies } from './policies.ts'
import { openBook, pathOf } from './policy-pages.ts'

interface LinksInput {
  policies: Policies
  clock: ContentClock
}

/**
 * The `Link` header of one version's page: the version in force, the versions before and after it (RFC 5829), and the
 * page's own address for ever (RFC 7089). Null for any other page.
 */
export function policyLinks({ site, locale, target }: PageRequest, { policies, clock }: LinksInput): string | null {
  const policy = 'row' in target ? readPolicyPage(target.pageId) : null
  if (!policy || policy.kind === 'comparison') return null
  const params = 'row' in target ? target.params : {}
  const book = openBook({ policies, site, locale, policyId: policy.policyId, clock })
  const shown = policy.kind === 'version' ? params.version : book.current.version
  const at = book.stops.findIndex(({ version }) => version === shown)
  const [stop, before, after] = [book.stops[at], book.stops[at - 1], book.stops[at + 1]]
  const link = (path: string | undefined, relations: string) => path && `<${site.edition.origin}${path}>; ${relations}`
  const current = pathOf(book, 'current')
  return [
    link(current, `rel="${policy.kind === 'version' ? 'latest-version original' : 'latest-version'}"`),
    link(before?.path, 'rel="predecessor-version"'),
    link(after?.path, 'rel="successor-version"'),
    stop && link(stop.path, `rel="memento"; datetime="${new Date(`${stop.effective}T00:00:00Z`).toUTCString()}"`),
  ]
    .filter((value) => value)
    .join(', ')
}
