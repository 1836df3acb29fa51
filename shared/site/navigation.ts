import type { RouteParams } from './route-row.ts'

export const siteTypes = ['external', 'contents', 'compliance', 'sibling'] as const
export type SiteType = (typeof siteTypes)[number]

export interface NavigationItem {
  /** A route's path in the edition's default locale, or an absolute https URL when the site type is external or sibling. */
  path: string
  /** Key of the label's message, `nav.*`. */
  langKey: string
  /** Id of the page in `shared/site/routes.ts` once the page exists. */
  routerName: string
  /** Of that page, where it has any: the path's. */
  params?: RouteParams
  siteType: SiteType
  /** Whether the children show in the mega-menu's second area. */
  showSubArea: boolean
  /** False hides the entry: its page does not exist, or not in this edition. */
  isShow: boolean
  /** Key of the badge's message, `badge.*`, or null. */
  badge: string | null
  children: NavigationItem[]
}

export interface BrandAmbassador {
  slug: string
  name: string
}

export const platforms = ['ios', 'android', 'windows', 'mac'] as const
export type Platform = (typeof platforms)[number]

export interface DownloadLink {
  /** The back end's number for the kind of installer; 6 is preferred, then 2 (specification, section 7). */
  type: number
  url: string
}

export interface Release {
  version: string
  /** ISO 8601 date. */
  builtOn: string
  /** null where a store hands the client out. */
  fileName: string | null
  bytes: number
  /** 64 hexadecimal digits; null where a store hands the client out. */
  sha256: string | null
  signer: string
  /** SHA-256 of the certificate that the file is signed with, 64 hexadecimal digits; null where nobody is shown it. */
  certificateSha256: string | null
  minimumSystem: string
}
