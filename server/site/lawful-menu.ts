import type { NavigationItem } from '#shared/site/navigation.ts'
import type { Site } from './content/load-editions.ts'

/** A menu without the entries whose page the law of the visitor's place forbids, and what lies below them. */
export function lawfulMenu(items: readonly NavigationItem[], site: Site): readonly NavigationItem[] {
  const { neutral, paths, edition } = site
  if (!neutral) return items
  const [locale] = edition.locales
  const isForbidden = ({ routerName, params }: NavigationItem) =>
    paths.pathOf(routerName, locale, params) === null && neutral.paths.pathOf(routerName, locale, params) !== null
  const lawful = (list: readonly NavigationItem[]): NavigationItem[] =>
    list.filter((item) => !isForbidden(item)).map((item) => ({ ...item, children: lawful(item.children) }))
  return lawful(items)
}
