import { LRUCache } from 'lru-cache'
import { type BusinessConstant, businessConstants } from '#shared/site/business-constants.ts'
import type { Edition } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { Currency } from '#shared/site/money.ts'
import { foldText } from './fold-text.ts'
import { numberWords, parseNumberWords } from './number-words.ts'

export interface ShownAmount {
  written: string
  value: number
  /** null: of no market of ours. */
  currency: Currency | null
}

const signs: Readonly<Record<string, Currency | null>> = {
  us$: 'USD',
  usd: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cad: 'CAD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  'amerikaanse dollar': 'USD',
  'us dollar': 'USD',
  'american dollar': 'USD',
  'canadese dollar': 'CAD',
  'canadian dollar': 'CAD',
  '£': null,
  gbp: null,
  pond: null,
  pound: null,
}
const scales: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mln: 1e6, b: 1e9, bn: 1e9 }

// A dollar sign that ends a name (GGMillion$) is none of money.
const sign = '(?:(?<!\\p{L})(?:US\\$|CA\\$|C\\$|\\$)|€|£|\\b(?:USD|CAD|EUR|GBP)\\b)'
const name =
  '(?:US\\$|CA\\$|C\\$|\\$|€|£|(?:USD|CAD|EUR|GBP|euros?|pond(?:en)?|pounds?|(?:(?:Amerikaanse|Canadese|American|Canadian|US) )?dollars?|bucks)\\b)'
/** Digits with whatever can stand between groups of them. */
const digits = "\\d(?:[\\d.,'’_]|[^\\S\\n]\\d{3}(?!\\d))*(?<![.,'’_])"
const scale = '(?:\\s?(?:k|mln|m|bn|b)\\b)?'

const written: Readonly<Record<Locale, RegExp>> = { nl: patternOf('nl'), en: patternOf('en') }

function patternOf(locale: Locale): RegExp {
  const number = `(?:${digits}${scale}(?:\\s(?:miljoen|duizend|million|thousand|miljard|billion)\\b)?|\\b${numberWords[locale]})`
  // A group of a UUID may read `4cad`, and the next one follows it.
  const range = '\\s?(?:-|tot(?: en met)?|to|and|en|of|or)\\s?'
  return new RegExp(
    [
      `(?<sign>${sign})\\s*(?<first>${number})(?:\\s?(?:-|tot(?: en met)?|to)\\s?(?<until>${digits}${scale})(?!\\s?%|\\d|[.,]\\d))?`,
      `(?<from>${number})(?:${range}(?<to>${number}))?(?:[^\\S\\n]|-)?(?<name>${name})(?!-[\\da-f]{4}-)`,
    ].join('|'),
    'giu',
  )
}

export interface Writing {
  locale: Locale
  site: { edition: Pick<Edition, 'currency'> }
}

const bareThousands = /(?<![\p{L}\d.,€$£]|[€$£] )\d+(?:[.,]\d+)? ?k(?!\p{L})/giu

/**
 * Every amount of money in a text: with a sign, a code or a name before or after it, in digits or in words. Where people
 * speak of money, `2k` is an amount too.
 */
export function listAmounts(text: string, { locale, site }: Writing, isAboutMoney = false): ShownAmount[] {
  const own = site.edition.currency === 'CAD' ? 'CAD' : 'USD'
  const bare = isAboutMoney ? [...foldText(text).matchAll(bareThousands)].map(([whole]) => whole) : []
  const inThousands = bare.map(
    (whole): ShownAmount => ({ written: whole, value: parseAmount(whole, locale), currency: own }),
  )
  const key = `${locale} ${own} ${text}`
  const known = named.get(key) ?? listNamed(text, locale, own)
  named.set(key, known)
  return [...known, ...inThousands]
}

/** Several rules ask about the same text, and pages share most of theirs. In letters. */
const named = new LRUCache<string, ShownAmount[]>({
  maxSize: 4_000_000,
  sizeCalculation: (_amounts, key) => key.length,
})

function listNamed(text: string, locale: Locale, own: Currency): ShownAmount[] {
  return [...foldText(text).matchAll(written[locale])].flatMap(({ 0: whole, groups = {} }) => {
    const key = (groups.sign ?? groups.name ?? '').toLowerCase().replace(/(?<=dollar)s$|(?<=pound)s$|(?<=pond)en$/, '')
    const known = signs[key]
    const currency = known === undefined ? own : known
    return [groups.first, groups.until, groups.from, groups.to].flatMap((number): ShownAmount[] =>
      number ? [{ written: whole.trim(), value: parseAmount(number, locale), currency }] : [],
    )
  })
}

/** A text with every amount of money as one of one unit, however it is written: patterns about sums know one way of writing. */
export function levelAmounts(text: string, locale: Locale): string {
  return text.replace(written[locale], locale === 'nl' ? '€ 1' : '$ 1')
}

function parseAmount(number: string, locale: Locale): number {
  if (!/^\d/.test(number)) return parseNumberWords(number, locale)
  const [, figure = '', suffix = ''] = /^([\d.,'’_\s]*\d)\s?(\p{L}*)$/u.exec(number) ?? []
  const power = suffix.length > 3 ? parseNumberWords(suffix, locale) : (scales[suffix.toLowerCase()] ?? 1)
  return parseNumber(figure, locale) * power
}

/** Groups of three digits and a decimal part, with the separators of the language; NaN for anything else. */
function parseNumber(figure: string, locale: Locale): number {
  const [thousands, decimals] = locale === 'nl' ? ['.', ','] : [',', '.']
  const isPlain = new RegExp(`^(?:\\d+|\\d{1,3}(?:\\${thousands}\\d{3})+)(?:\\${decimals}\\d{1,2})?$`).test(figure)
  return isPlain ? Number(figure.replaceAll(thousands, '').replace(decimals, '.')) : Number.NaN
}

/** The constants of one kind that hold in an edition; of all kinds of money when none is named. */
export function constantsIn(edition: Pick<Edition, 'id'>, kind?: BusinessConstant['kind']): BusinessConstant[] {
  return Object.values<BusinessConstant>(businessConstants).filter(
    (constant) =>
      (kind ? constant.kind === kind : constant.kind !== 'count') &&
      (constant.editions === null || constant.editions.includes(edition.id)),
  )
}

export function isConstant(
  shown: ShownAmount,
  constant: BusinessConstant,
  edition: Pick<Edition, 'currency'>,
): boolean {
  const currency = constant.currency === 'edition' ? edition.currency : constant.currency
  return shown.value === constant.amount && shown.currency === currency
}
