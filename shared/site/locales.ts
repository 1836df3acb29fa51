/** The languages the site is written in (specification, sections 3 and 7). A locale is one row here and one set of message files. */
export const locales = {
  nl: { code: 'nl', language: 'nl-NL', name: 'Nederlands', files: ['nl-NL.json', 'nl-NL.interactive.json'] },
  en: { code: 'en', language: 'en', name: 'English', files: ['en.json', 'en.interactive.json'] },
} as const satisfies Record<string, LocaleRecord>

interface LocaleRecord {
  /** Path prefix and cookie value. */
  code: string
  /** BCP 47 tag for `lang`, hreflang and Intl. */
  language: string
  /** The language's own name for itself. */
  name: string
  /** Message files under data/messages/; only those named `*.interactive.json` ever reach a browser. */
  files: readonly string[]
}

export type Locale = keyof typeof locales
export const localeCodes = Object.keys(locales) as Locale[]

/** BCP 47 tag to write dates by: our English is British, and `en` alone writes them as Americans do. */
export const dateLanguageOf = (language: string): string => (language === locales.en.language ? 'en-GB' : language)
