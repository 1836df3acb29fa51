import type { ContentClock } from '#shared/site/content-clock.ts'
import type { NavigationItem } from '#shared/site/navigation.ts'
import type { Site } from './content/load-editions.ts'
import { isLedTo } from './content/schedule.ts'

/** A menu without the entries whose page the law of the visitor's place forbids or whose time it is not, and what lies below them. */
export function lawfulMenu(
  items: readonly NavigationItem[],
  site: Site,
  clock: ContentClock,
): readonly NavigationItem[] {
  const { neutral, paths, edition } = site
  const now = menuNow(items, site, clock)
  if (!neutral) return now
  const [locale] = edition.locales
  return without(
    now,
    ({ routerName, params }) =>
      paths.pathOf(routerName, locale, params) === null && neutral.paths.pathOf(routerName, locale, params) !== null,
  )
}

/** A menu without the entries of pages that are not there now, and of those that are about what does not run. */
export function menuNow(items: readonly NavigationItem[], site: Site, clock: ContentClock): readonly NavigationItem[] {
  const { paths } = site
  const idle = new Set(paths.patterns.filter(({ row }) => !isLedTo(row, site, clock)).map(({ id }) => id))
  return without(items, ({ routerName }) => idle.has(routerName) || Boolean(paths.isHidden?.(routerName)))
}

function without(
  items: readonly NavigationItem[],
  isLeftOut: (item: NavigationItem) => boolean,
): readonly NavigationItem[] {
  return items
    .filter((item) => !isLeftOut(item))
    .map((item) => ({ ...item, children: [...without(item.children, isLeftOut)] }))
}
