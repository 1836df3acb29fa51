import { browserRoutes } from '#shared/site/browser-routes.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import { hrefOrNull } from '../components/href-or-null.ts'

export interface KnownNavigation {
  hasMessage: (key: string) => boolean
  hasPage: (item: NavigationItem) => boolean
}

/**
 * Entries that are shown, each with its shown children only. An entry without a text, or of a page that does not exist,
 * is left out: a raw key and a link that leads nowhere are worse than a menu that is one entry short.
 */
export function selectShown(items: readonly NavigationItem[], known: KnownNavigation): NavigationItem[] {
  return items
    .filter(({ isShow, langKey }) => isShow && known.hasMessage(langKey))
    .map((item) => ({
      ...item,
      badge: item.badge !== null && known.hasMessage(item.badge) ? item.badge : null,
      children: selectShown(item.children, known),
    }))
    .filter((item) => item.children.length > 0 || known.hasPage(item))
}

export const TEAM_KEY = 'nav.team'

export function selectMain(shown: readonly NavigationItem[], ambassadorCount: number): NavigationItem[] {
  return shown.filter(
    (item) =>
      (item.children.length > 0 || item.routerName !== 'index' || hashOf(item) !== '') &&
      (item.langKey !== TEAM_KEY || ambassadorCount > 0),
  )
}

export function selectPanel(item: NavigationItem): { entries: NavigationItem[]; areas: NavigationItem[] } {
  const isArea = ({ showSubArea, children }: NavigationItem) => showSubArea && children.length > 0
  return {
    entries: item.children.filter((child) => !isArea(child)),
    areas: item.children.filter(isArea),
  }
}

/** Pages to which the header leads by a link of its own, whatever the back end's utility links say. */
export const pagesWithOwnLink: readonly string[] = ['download', 'sign-up']

/** Utility links of the line above the desktop's bar: pages of this site, though a menu may hold them too. */
export function selectStripUtilities(utilities: readonly NavigationItem[]): NavigationItem[] {
  return utilities.filter(
    ({ siteType, routerName }) => siteType === 'contents' && !pagesWithOwnLink.includes(routerName),
  )
}

/** Those of the bar itself, without what its menus, the line above it, the region selector and the footer have. */
export function selectBarUtilities(
  main: readonly NavigationItem[],
  utilities: readonly NavigationItem[],
): NavigationItem[] {
  return utilities.filter(
    ({ siteType, routerName }) =>
      siteType === 'external' ||
      // Without menus, as beside responsible gaming, the bar has room for all of them.
      (siteType === 'contents' && main.length === 0) ||
      (siteType === 'compliance' && !main.some((item) => holdsPage(item, routerName))),
  )
}

/**
 * The entry that the page belongs to, for the strip below the header: itself or one below it leads to the page, or to one
 * that the page lies under (an article under the blog). null when that strip would hold one link.
 */
export function selectGroup(items: readonly NavigationItem[], pageId: string): NavigationItem | null {
  const group = items.find((item) => holdsPage(item, pageId)) ?? items.find((item) => holdsParent(item, pageId))
  return group && group.children.length > 1 ? group : null
}

function holdsParent(item: NavigationItem, pageId: string): boolean {
  return isParent(item, pageId) || item.children.some((child) => holdsParent(child, pageId))
}

function isParent(item: NavigationItem, pageId: string): boolean {
  // One language says it for all of them.
  const above = browserRoutes[item.routerName]?.paths.en ?? '/'
  const own = browserRoutes[pageId]?.paths.en ?? '/'
  // Beside the law and responsible gaming stands what belongs to them alone.
  const isAlike = browserRoutes[item.routerName]?.topic === browserRoutes[pageId]?.topic
  return above !== '/' && hashOf(item) === '' && isAlike && own.startsWith(above)
}

/** Whether an entry leads to the page, itself or by one of its descendants. A link to a part of a page is not the page. */
export function holdsPage(item: NavigationItem, pageId: string): boolean {
  return isPage(item, pageId) || item.children.some((child) => holdsPage(child, pageId))
}

export function isPage(item: NavigationItem, pageId: string): boolean {
  return item.routerName === pageId && hashOf(item) === ''
}

export function hrefOfItem(
  item: NavigationItem,
  hrefTo: (pageId: string, params?: RouteParams) => string,
): string | null {
  if (item.siteType === 'external' || item.siteType === 'sibling') return item.path
  const path = hrefOrNull(item.routerName, (pageId) => hrefTo(pageId, item.params))
  return path === null ? null : path + hashOf(item)
}

/** The part of a page to which an entry leads, `#` included; empty for a page as a whole. */
function hashOf({ path, siteType }: NavigationItem): string {
  const start = path.indexOf('#')
  return start < 0 || siteType === 'external' || siteType === 'sibling' ? '' : path.slice(start)
}
