import type { RuleType } from '#shared/visitor/visitor.ts'
import type { EditionId } from './editions.ts'
import type { Locale } from './locales.ts'
import type { Currency } from './money.ts'
import type { Layout, RouteRow, World } from './route-row.ts'

/** What a page may depend on: the one frozen object that crosses to the client. */
export interface PageContext {
  editionId: EditionId
  brandName: string
  /** `https://{host}` of the edition, for addresses that leave the browser: codes to scan, files to keep. */
  origin: string
  currency: Currency
  /** IANA name of the zone in which the edition tells times. */
  timeZone: string
  locale: Locale
  /** BCP 47 tag of the locale. */
  language: string
  /** Id in the route table, or `error`. */
  pageId: string
  /** Canonical path of this page, with the locale's prefix and a trailing slash; of the request when nothing matched. */
  path: string
  isHome: boolean
  layout: Layout
  world: World
  /** Pages that are there for duty: no dialog opens on them. */
  topic: RouteRow['topic'] | null
  status: number
  ruleType: RuleType | null
  buildId: string
}
