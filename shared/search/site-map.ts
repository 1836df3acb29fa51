/** Shelves of the page that lists all pages, in its order. */
export const siteMapShelves = ['play', 'events', 'offers', 'learn', 'help', 'care', 'rules', 'room'] as const
export type SiteMapShelf = (typeof siteMapShelves)[number]

export interface SiteMapPage {
  title: string
  path: string
  /** How far it lies below the topmost page of its group: 0 for that one. */
  depth: number
}

export interface SiteMapGroup {
  shelf: SiteMapShelf
  pages: SiteMapPage[]
}
