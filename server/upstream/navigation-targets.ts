import type { Site, Sites } from '#server/site/content/load-editions.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { RouteParams } from '#shared/site/route-row.ts'

interface Target {
  routerName: string
  params: RouteParams
}

/** The page that a path of a site names in any of its languages, without a name for an address elsewhere; null for none. */
export type RouteOf = (siteId: string, path: string) => Target | null

function routeOfPath(paths: PathTable, path: string): Target | null {
  const [pathname = ''] = path.split('#')
  const first = paths.resolve(pathname)
  const match = first.type === 'redirect' ? paths.resolve(first.to) : first
  return match.type === 'page' ? { routerName: match.id, params: match.params } : null
}

/**
 * What an entry of a site's menu may lead to: a page, or a host that the edition or its jurisdiction names, or another
 * edition. Who may write a menu cannot send those who look for help elsewhere.
 */
export function targetOf(
  { byId }: Sites,
  site: Pick<Site, 'edition' | 'jurisdiction' | 'paths'>,
  path: string,
): Target | null {
  if (path.startsWith('/')) return routeOfPath(site.paths, path)
  const origins = Object.values(byId).map(({ edition }) => edition.origin)
  const named = JSON.stringify([site.edition, site.jurisdiction, origins]).match(/https?:\/\/[\w.:-]+/g)
  return named?.includes(new URL(path).origin) ? { routerName: '', params: {} } : null
}

/**
 * Entries of a menu as this build has them: `path` says which page one leads to, whatever its `routerName`. Those that are
 * shown and lead nowhere are left out, unless something below them is left to show; their paths are told.
 */
export function resolveTargets(
  items: readonly NavigationItem[],
  routeOf: (path: string) => Target | null,
): { items: NavigationItem[]; unknown: string[] } {
  const unknown: string[] = []
  const resolve = (item: NavigationItem): NavigationItem[] => {
    if (!item.isShow) return [item]
    const children = item.children.flatMap(resolve)
    const leavesSite = item.siteType === 'external' || item.siteType === 'sibling'
    const target = routeOf(item.path)
    if (target && leavesSite) return [{ ...item, children }]
    if (target) {
      const { params: _, ...own } = item
      const hasParams = Object.keys(target.params).length > 0
      return [{ ...own, routerName: target.routerName, ...(hasParams && { params: target.params }), children }]
    }
    unknown.push(item.path)
    if (!children.some(({ isShow }) => isShow)) return []
    return [{ ...item, ...(leavesSite && { siteType: 'contents', path: '/' }), routerName: '', children }]
  }
  return { items: items.flatMap(resolve), unknown }
}
