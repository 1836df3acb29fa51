import type { NavigationItem } from '#shared/site/navigation.ts'
import type { PathTable } from '#shared/site/paths.ts'
import type { Site } from './content/load-editions.ts'

/** A menu without the entries whose page the law of the visitor's place forbids or whose time it is not, and what lies below them. */
export function lawfulMenu(items: readonly NavigationItem[], site: Site): readonly NavigationItem[] {
  const { neutral, paths, edition } = site
  const now = menuNow(items, paths)
  if (!neutral) return now
  const [locale] = edition.locales
  return without(
    now,
    ({ routerName, params }) =>
      paths.pathOf(routerName, locale, params) === null && neutral.paths.pathOf(routerName, locale, params) !== null,
  )
}

/** A menu without the entries of pages that are not there now. */
export function menuNow(items: readonly NavigationItem[], { isHidden }: Pick<PathTable, 'isHidden'>) {
  return isHidden ? without(items, ({ routerName }) => isHidden(routerName)) : items
}

function without(
  items: readonly NavigationItem[],
  isLeftOut: (item: NavigationItem) => boolean,
): readonly NavigationItem[] {
  return items
    .filter((item) => !isLeftOut(item))
    .map((item) => ({ ...item, children: [...without(item.children, isLeftOut)] }))
}
