import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { InteractiveMessages, Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import type { BrandAmbassador, NavigationItem } from '#shared/site/navigation.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import type { RouteParams } from '#shared/site/route-row.ts'
import type { SectionData } from '#shared/site/section-data.ts'
import type { InteractiveSectionKind, SectionContent, SectionKind, StaticSectionKind } from '#shared/site/sections.ts'

export interface SectionProps<K extends SectionKind> {
  /** The section's id in the content file, which is its element's id too: menus link to it. */
  id: string
  content: SectionContent<K>
  context: PageContext
  t: Translate<K extends InteractiveSectionKind ? InteractiveMessages : Messages>
  /** Path of a page in the page's locale; throws for an unknown id. */
  hrefTo: (pageId: string, params?: RouteParams) => string
}

/** What a static section receives besides: it exists on the server only, where all of this is at hand. */
export interface StaticSectionProps<K extends StaticSectionKind> extends SectionProps<K> {
  data: K extends keyof SectionData ? SectionData[K] | null : unknown
  site: { edition: Edition; jurisdiction: Jurisdiction }
}

export interface LayoutProps {
  context: PageContext
  edition: Edition
  jurisdiction: Jurisdiction
  /** Whether players in a country (ISO 3166-1) are offered games for money. */
  isOpenTo: (country: string) => boolean
  navigations: readonly NavigationItem[]
  utilNavigations: readonly NavigationItem[]
  /** Empty where the edition has none, and when they came too late. */
  ambassadors: readonly BrandAmbassador[]
  t: Translate<Messages>
  hrefTo: (pageId: string, params?: RouteParams) => string
  /** Path of this page in another locale of the edition; its home where the page has none of its own. */
  pathIn: (locale: Locale) => string
}
