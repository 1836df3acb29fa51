import type { Edition } from '#shared/editions.ts'
import type { NavigationItem } from '#shared/navigation.ts'
import type { PageContext } from '#shared/page-context.ts'
import type { SectionContent, SectionKind } from '#shared/sections.ts'

/** What every section of a page receives. `t` formats a message in the page's locale. */
export interface SectionProps<K extends SectionKind> {
  content: SectionContent<K>
  context: PageContext
  t: Translate
  /** Path of a page in the page's locale; throws for an unknown id. */
  hrefTo: (pageId: string) => string
}

/** What the strip, the header and the footer receive. They exist on the server only. */
export interface LayoutProps {
  context: PageContext
  edition: Edition
  navigations: NavigationItem[]
  utilNavigations: NavigationItem[]
  t: Translate
  hrefTo: (pageId: string) => string
}

type Translate = (key: string, args?: Record<string, unknown>) => string
