/** The languages the site is written in (specification, sections 3 and 7). A locale is one row here and one set of message files. */
export const locales = {
  nl: { code: 'nl', language: 'nl-NL', name: 'Nederlands' },
  en: { code: 'en', language: 'en', name: 'English' },
} as const satisfies Record<string, LocaleRecord>

interface LocaleRecord {
  /** Path prefix and cookie value. */
  code: string
  /** BCP 47 tag for `lang`, hreflang and Intl. */
  language: string
  /** The language's own name for itself. */
  name: string
}

export type Locale = keyof typeof locales
export const localeCodes = Object.keys(locales) as Locale[]

/** Message files of a language under data/messages/; of the second alone a browser is told. */
export const messageFilesOf = (locale: Locale) => {
  const { language } = locales[locale]
  return [`${language}.json`, `${language}.interactive.json`] as const
}

/** BCP 47 tag to write dates by: our English is British, and `en` alone writes them as Americans do. */
export const dateLanguageOf = (language: string): string => (language === locales.en.language ? 'en-GB' : language)
