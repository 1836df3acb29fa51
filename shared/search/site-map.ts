import type { Shelf } from '#shared/site/route-row.ts'

export interface SiteMapPage {
  title: string
  path: string
  /** How far it lies below the topmost page of its group: 0 for that one. */
  depth: number
}

export interface SiteMapGroup {
  shelf: Shelf
  pages: SiteMapPage[]
}
