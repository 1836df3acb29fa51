import type { NavigationItem } from '#shared/site/navigation.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { RouteParams } from '#shared/site/route-row.ts'

interface Target {
  routerName: string
  params: RouteParams
}

/** The page that a path of a site names in any of its languages; null for none. */
export type RouteOf = (siteId: string, path: string) => Target | null

export function routeOfPath(paths: PathTable, path: string): Target | null {
  const [pathname = ''] = path.split('#')
  const first = paths.resolve(pathname)
  const match = first.type === 'redirect' ? paths.resolve(first.to) : first
  return match.type === 'page' ? { routerName: match.id, params: match.params } : null
}

/**
 * Entries of a menu as this build has them: `path` says which page one leads to, whatever its `routerName`. Those that are
 * shown and name no page are left out, unless something below them is left to show; their paths are told.
 */
export function resolveTargets(
  items: readonly NavigationItem[],
  routeOf: (path: string) => Target | null,
): { items: NavigationItem[]; unknown: string[] } {
  const unknown: string[] = []
  const resolve = (item: NavigationItem): NavigationItem[] => {
    if (!item.isShow) return [item]
    const children = item.children.flatMap(resolve)
    if (item.siteType === 'external' || item.siteType === 'sibling') return [{ ...item, children }]
    const target = routeOf(item.path)
    if (target) {
      const { params: _, ...own } = item
      const hasParams = Object.keys(target.params).length > 0
      return [{ ...own, routerName: target.routerName, ...(hasParams && { params: target.params }), children }]
    }
    unknown.push(item.path)
    return children.some(({ isShow }) => isShow) ? [{ ...item, routerName: '', children }] : []
  }
  return { items: items.flatMap(resolve), unknown }
}
