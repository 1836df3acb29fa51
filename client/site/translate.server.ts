import { type Locale, locales } from '#shared/site/locales.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import { createTranslate, type Translate } from '#shared/site/messages.ts'
import { catalogs } from './messages.server.ts'

export const translate: Record<Locale, Translate<Messages>> = {
  nl: createTranslate(locales.nl.language, catalogs.nl),
  en: createTranslate(locales.en.language, catalogs.en),
}
