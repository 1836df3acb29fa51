import en from '#data/messages/en.json'
import enLive from '#data/messages/en.live.json'
import nl from '#data/messages/nl-NL.json'
import nlLive from '#data/messages/nl-NL.live.json'
import type { Locale } from '#shared/site/locales.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Catalog } from '#shared/site/messages.ts'

/** All messages of every locale. Only the server's bundle may import this: the build refuses it in the browser's. */
export const catalogs: Record<Locale, Catalog<Messages>> = {
  nl: { ...nl, ...nlLive },
  en: { ...en, ...enLive },
}
