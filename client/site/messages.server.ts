import enInteractive from '#data/messages/en.interactive.json'
import en from '#data/messages/en.json'
import nlInteractive from '#data/messages/nl-NL.interactive.json'
import nl from '#data/messages/nl-NL.json'
import { type Locale, locales } from '#shared/site/locales.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import { createTranslate, type Translate } from '#shared/site/messages.ts'

/** All messages of every locale. Only the server's bundle may import this: the build refuses it in the browser's. */
export const translate: Record<Locale, Translate<Messages>> = {
  nl: createTranslate(locales.nl.language, { ...nl, ...nlInteractive }),
  en: createTranslate(locales.en.language, { ...en, ...enInteractive }),
}
