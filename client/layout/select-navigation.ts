import type { NavigationItem } from '#shared/navigation.ts'

/** What this build can name and link; a back end may be ahead of it. */
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

function isElsewhere(siteType: NavigationItem['siteType']): boolean {
  return siteType === 'external' || siteType === 'sibling'
}

/** The edition's first external utility link: where players find help. */
export function selectHelpLink(utilNavigations: readonly NavigationItem[]): NavigationItem | null {
  return utilNavigations.find(({ siteType, isShow }) => isShow && siteType === 'external') ?? null
}

/** The entry whose children include the page, for the strip below the header; null when that strip would hold one link. */
export function selectGroup(items: readonly NavigationItem[], pageId: string): NavigationItem | null {
  const group = items.find(({ children }) => children.some((child) => holdsPage(child, pageId)))
  return group && group.children.length > 1 ? group : null
}

/** Entries that the desktop's bar holds in one line, the two menus together. */
const BAR_ROOM = 8

/**
 * Utility links for the desktop's bar. When the line is full, those are left to the menus that are there as well, and
 * the other editions' sites to the footer's list of regions.
 */
export function selectBarUtilities(main: readonly NavigationItem[], utilities: readonly NavigationItem[]) {
  if (main.length + utilities.length <= BAR_ROOM) return { isFull: false, shown: utilities }
  const shown = utilities.filter(
    ({ siteType, routerName }) => siteType !== 'sibling' && !main.some((item) => holdsPage(item, routerName)),
  )
  return { isFull: true, shown }
}

/** Whether an entry leads to the page, itself or by one of its descendants. */
export function holdsPage(item: NavigationItem, pageId: string): boolean {
  return item.routerName === pageId || item.children.some((child) => holdsPage(child, pageId))
}

/** Where an entry leads in the page's locale; null for one that only gathers others, its own page not existing. */
export function hrefOfItem(item: NavigationItem, hrefTo: (pageId: string) => string): string | null {
  if (isElsewhere(item.siteType)) return item.path
  try {
    return hrefTo(item.routerName)
  } catch {
    return null
  }
}
