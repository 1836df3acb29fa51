import enInteractive from '#data/messages/en.interactive.json'
import en from '#data/messages/en.json'
import nlInteractive from '#data/messages/nl-NL.interactive.json'
import nl from '#data/messages/nl-NL.json'
import type { Locale } from '#shared/site/locales.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Catalog } from '#shared/site/messages.ts'

/** All messages of every locale. Only the server's bundle may import this: the build refuses it in the browser's. */
export const catalogs: Record<Locale, Catalog<Messages>> = {
  nl: { ...nl, ...nlInteractive },
  en: { ...en, ...enInteractive },
}
