import { dateLanguageOf } from './locales.ts'

export interface Formats {
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount of money; whole amounts without decimals, unless they stand among others to the cent. */
  amount: (value: number, currency: string, digits?: 'cents') => string
  date: (value: Date | number, options: Intl.DateTimeFormatOptions) => string
  plural: (value: number, cases: Cases) => string
  ordinal: (value: number, cases: Cases) => string
  select: (value: string, cases: Cases) => string
}
type Cases = Record<string, () => string>

/** Arguments are checked where `t` is called, so compiled code takes them as they come. */
// biome-ignore lint/suspicious/noExplicitAny: each compiled message has its own arguments
export type CompiledMessage = string | ((args: any, formats: Formats) => string)

/** Compiled messages by key. M maps a key to the type of its arguments, or to never. */
export type Catalog<M> = { readonly [K in keyof M]: CompiledMessage }

export type Translate<M> = <K extends keyof M & string>(
  key: K,
  ...args: [M[K]] extends [never] ? [] : [args: M[K]]
) => string

/**
 * Dates are told in the room's own time zone on the server and in every browser alike, or the two would disagree. It is
 * ahead of UTC all year, so a date without a time (midnight UTC) never slips to the day before.
 */
const timeZone = 'Europe/Amsterdam'

/** Number, date and plural formats of a language. Making an Intl object costs more than all its uses, so each is made once. */
export function createFormats(language: string): Formats {
  const made = new Map<string, unknown>()
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as T
  }
  const choose = (type: 'cardinal' | 'ordinal', value: number, cases: Cases): string => {
    const rules = once(type, () => new Intl.PluralRules(language, { type }))
    return caseOf(cases, Object.hasOwn(cases, `=${value}`) ? `=${value}` : rules.select(value))
  }
  return {
    number: (value, options) =>
      signed(once(`n${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options)).format(value)),
    amount: (value, currency, digits) => {
      const minimumFractionDigits = Number.isInteger(value) && digits !== 'cents' ? 0 : 2
      const make = () =>
        new Intl.NumberFormat(language, {
          style: 'currency',
          currency,
          // A dollar alone is the pool's own, American (decision 0002).
          currencyDisplay: currency === 'CAD' ? 'symbol' : 'narrowSymbol',
          minimumFractionDigits,
          maximumFractionDigits: 2,
        })
      return signed(once(`a${currency}${minimumFractionDigits}`, make).format(value))
    },
    date: (value, options) =>
      once(
        `d${JSON.stringify(options)}`,
        () => new Intl.DateTimeFormat(dateLanguageOf(language), { timeZone, ...options }),
      ).format(value),
    plural: (value, cases) => choose('cardinal', value, cases),
    ordinal: (value, cases) => choose('ordinal', value, cases),
    select: (value, cases) => caseOf(cases, value),
  }
}

/** With a minus, where languages are told to have a hyphen. */
function signed(text: string): string {
  return text.replace('-', '−')
}

const formatsByLanguage = new Map<string, Formats>()

/** The formats of a language, made once per process or page: for amounts and dates that are not part of a message. */
export function formatsOf(language: string): Formats {
  const formats = formatsByLanguage.get(language) ?? createFormats(language)
  formatsByLanguage.set(language, formats)
  return formats
}

function caseOf(cases: Cases, name: string): string {
  const written = Object.hasOwn(cases, name) ? cases[name] : cases.other
  return written ? written() : ''
}

/**
 * A function that returns a message's text in one language; key and arguments are type checked. A key that a catalog
 * lacks comes back as itself, which the build makes impossible and a reader of the page can report.
 *
 * @example createTranslate('nl-NL', catalog)('seats', { count: 2 }) // '2 plaatsen'
 */
export function createTranslate<M>(language: string, catalog: Catalog<M>): Translate<M> {
  const formats = formatsOf(language)
  return (key, ...args) => {
    const message = catalog[key] as CompiledMessage | undefined
    return typeof message === 'function' ? message(args[0], formats) : (message ?? key)
  }
}

/** The text of a message named by data (a label's `langKey`); null when there is none, or it needs arguments. */
export function selectText<M>(catalog: Catalog<M>, key: string): string | null {
  const message: unknown = catalog[key as keyof M]
  return typeof message === 'string' ? message : null
}
