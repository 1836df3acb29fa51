import { CONSENT_COOKIE, CONSENT_COOKIE_SECONDS, type StorageCategory } from '#shared/visitor/consent.ts'
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, REGION_COOKIE } from '#shared/visitor/locale-cookie.ts'
import { PREVIEW_COOKIE, PREVIEW_SECONDS } from '#shared/visitor/preview-mark.ts'
import { DIALOG_COOKIE_SECONDS, visitorDialogCookies } from '#shared/visitor/visit-decision.ts'
import { DOWNLOAD_STARTED_KEY } from './download-started.ts'
import type { Edition } from './editions.ts'
import { LESSONS_COOKIE, LESSONS_COOKIE_SECONDS } from './lessons-cookie.ts'
import { RELOAD_MARKER_KEY } from './limits.ts'

interface StoredThing {
  name: string
  place: 'cookie' | 'tab' | 'local'
  category: StorageCategory
  /** null: until the tab is closed, or for the chat until its conversation is over. */
  seconds: number | null
  /** chat: by the chat's own script, after a click on its button. */
  placedBy: 'site' | 'chat'
  /** Whether an edition uses it; every edition when absent. */
  concerns?: (
    edition: Pick<
      Edition,
      | 'jurisdiction'
      | 'isConsentEnabled'
      | 'isGeneralSiteDialog'
      | 'isSupportChat'
      | 'isSupportRegionSelector'
      | 'locales'
    >,
  ) => boolean
}

const cookie = { place: 'cookie', placedBy: 'site' } as const

/** Everything that the site stores in a browser: the code writes nothing else, and the cookie policy shows this list. */
export const browserStorage = [
  {
    ...cookie,
    name: CONSENT_COOKIE,
    category: 'necessary',
    seconds: CONSENT_COOKIE_SECONDS,
    concerns: (edition) => edition.isConsentEnabled,
  },
  { ...cookie, name: visitorDialogCookies['region-warning'], category: 'necessary', seconds: DIALOG_COOKIE_SECONDS },
  {
    ...cookie,
    name: visitorDialogCookies.ontario,
    category: 'necessary',
    seconds: DIALOG_COOKIE_SECONDS,
    concerns: (edition) => edition.jurisdiction !== 'ontario' && !edition.isGeneralSiteDialog,
  },
  {
    ...cookie,
    name: visitorDialogCookies['general-site'],
    category: 'necessary',
    seconds: DIALOG_COOKIE_SECONDS,
    concerns: (edition) => edition.jurisdiction !== 'ontario' && edition.isGeneralSiteDialog,
  },
  { ...cookie, name: LESSONS_COOKIE, category: 'necessary', seconds: LESSONS_COOKIE_SECONDS },
  { ...cookie, name: PREVIEW_COOKIE, category: 'necessary', seconds: PREVIEW_SECONDS },
  { name: DOWNLOAD_STARTED_KEY, place: 'tab', placedBy: 'site', category: 'necessary', seconds: null },
  { name: RELOAD_MARKER_KEY, place: 'tab', placedBy: 'site', category: 'necessary', seconds: null },
  {
    ...cookie,
    name: LOCALE_COOKIE,
    category: 'functional',
    seconds: LOCALE_COOKIE_SECONDS,
    concerns: (edition) => edition.locales.length > 1,
  },
  {
    ...cookie,
    name: REGION_COOKIE,
    category: 'functional',
    seconds: LOCALE_COOKIE_SECONDS,
    concerns: (edition) => edition.isSupportRegionSelector,
  },
  {
    // Messaging for Web names its object after the organisation.
    name: 'chat-session',
    place: 'local',
    placedBy: 'chat',
    category: 'functional',
    seconds: null,
    concerns: (edition) => edition.isSupportChat,
  },
] as const satisfies readonly StoredThing[]

export type CookieName = Extract<(typeof browserStorage)[number], { place: 'cookie' }>['name']

export function storageOf(edition: Parameters<NonNullable<StoredThing['concerns']>>[0]) {
  return browserStorage.filter((thing: StoredThing) => thing.concerns?.(edition) ?? true)
}
