import type { Site } from '#server/site/content/load-editions.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { VisitorClass } from '#shared/visitor/visit-decision.ts'
import type { Location } from '#shared/visitor/visitor.ts'
import type { Finding } from './rule.ts'

/** A page of the site that was asked for, and who asked. */
export interface PageAddress {
  visitorClass: VisitorClass
  editionId: EditionId
  locale: Locale
  path: string
}

export type IsWanted = (page: Omit<PageAddress, 'locale'>) => boolean

/** What the application sent. */
export interface Answer {
  status: number
  contentType: string
  body: string
  /** Of the routes that it has, the one that answered. */
  route: string
}

/** Asks the real application for an address, as a visitor in a place; under another host name for what has no edition. */
export type FetchPage = (site: Site, path: string, location: Location, host?: string) => Promise<Answer>

/** What a rule found on a page. */
export type PageFinding = Omit<Finding, keyof PageAddress>

/** What was asked for, and what the rules make of it. */
export interface Visit {
  path: string
  locale: Locale
  breaches: PageFinding[]
}
