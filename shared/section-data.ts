import type { Platform, Release } from './navigation.ts'

/** What still sections show of the back end's data, by their kind. */
export interface SectionData {
  /** The newest release for each platform; null where there is none. */
  download: Readonly<Record<Platform, Release | null>>
}
