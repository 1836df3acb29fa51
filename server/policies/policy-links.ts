import { readPolicyPage } from '#shared/policy-routes.ts'
import type { PageRequest } from '../render/page-request.ts'
import type { Policies } from './policies.ts'
import { openBook, pathOf } from './policy-pages.ts'

/**
 * The `Link` header of one version's page: the version in force, the versions before and after it (RFC 5829), and the
 * page's own address for ever (RFC 7089). Null for any other page.
 */
export function policyLinks(
  { site, locale, target }: PageRequest,
  { policies, now }: { policies: Policies; now: number },
): string | null {
  const page = 'row' in target ? readPolicyPage(target.pageId) : null
  if (!page || page.kind === 'comparison' || !('row' in target)) return null
  const book = openBook({ policies, site, locale, policyId: page.policyId, now })
  const shown = page.kind === 'version' ? target.params.version : book.current.version
  const at = book.stops.findIndex(({ version }) => version === shown)
  const [stop, before, after] = [book.stops[at], book.stops[at - 1], book.stops[at + 1]]
  const link = (path: string | undefined, relations: string) => path && `<${site.edition.origin}${path}>; ${relations}`
  const current = pathOf(book, 'current')
  return [
    link(current, `rel="${page.kind === 'version' ? 'latest-version original' : 'latest-version'}"`),
    link(before?.path, 'rel="predecessor-version"'),
    link(after?.path, 'rel="successor-version"'),
    stop && link(stop.path, `rel="memento"; datetime="${new Date(`${stop.effective}T00:00:00Z`).toUTCString()}"`),
  ]
    .filter((value) => value)
    .join(', ')
}
