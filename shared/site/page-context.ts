import type { ForbiddenKind } from '#shared/law/forbidden-kinds.ts'
import type { RuleType } from '#shared/visitor/visitor.ts'
import type { EditionId } from './editions.ts'
import type { Locale } from './locales.ts'
import type { Currency } from './money.ts'
import type { Layout, RouteRow, Theme } from './route-row.ts'

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
  pageId: string
  /** Canonical path of this page, with the locale's prefix and a trailing slash; of the request when nothing matched. */
  path: string
  isHome: boolean
  layout: Layout
  theme: Theme
  /** Pages that are there for duty: no dialog opens on them. */
  topic: RouteRow['topic'] | null
  status: number
  ruleType: RuleType | null
  /** Why the visitor's region is restricted, in the page's locale; null where it is not. */
  reason: string | null
  /** Id of the jurisdiction in which the visitor is, where its law adds to the edition's. */
  place: string | null
  /** The edition that serves visitors from there; null: there is none, or it is this one. */
  local: EditionId | null
  /** What the law forbids to be shown to this visitor, by kind. */
  forbidden: readonly ForbiddenKind[]
  /** Of the build, and of the content with which it made this page. */
  buildId: string
}
