import { type BusinessConstant, businessConstants } from '#shared/business-constants.ts'
import type { Edition } from '#shared/editions.ts'
import type { Locale } from '#shared/locales.ts'
import type { Currency } from '#shared/money.ts'

/** An amount of money as a text shows it. */
export interface ShownAmount {
  written: string
  value: number
  currency: Currency
}

const written = /(US\$|CA\$|\$|€)\s?(\d[\d.,]*\d|\d)/g
const signs: Record<string, Currency> = { US$: 'USD', CA$: 'CAD', '€': 'EUR' }

/** In what a text was written: a dollar alone is the market's own one, and separators are the language's. */
interface Writing {
  locale: Locale
  site: { edition: Pick<Edition, 'currency'> }
}

/** Every amount of money in a text. */
export function listAmounts(text: string, { locale, site }: Writing): ShownAmount[] {
  return [...text.matchAll(written)].map(([whole, sign = '', digits = '']) => ({
    written: whole,
    value: parseNumber(digits, locale),
    currency: signs[sign] ?? (site.edition.currency === 'CAD' ? 'CAD' : 'USD'),
  }))
}

function parseNumber(digits: string, locale: Locale): number {
  const [thousands, decimals] = locale === 'nl' ? ['.', ','] : [',', '.']
  return Number(digits.replaceAll(thousands, '').replace(decimals, '.'))
}

/** The constants of one kind that hold in an edition; of all kinds of money when none is named. */
export function constantsIn(edition: Pick<Edition, 'id'>, kind?: BusinessConstant['kind']): BusinessConstant[] {
  return Object.values<BusinessConstant>(businessConstants).filter(
    (constant) =>
      (kind ? constant.kind === kind : constant.kind !== 'count') &&
      (constant.editions === null || constant.editions.includes(edition.id)),
  )
}

/** Whether an amount is the constant's, in the currency that the edition shows it in. */
export function isConstant(
  shown: ShownAmount,
  constant: BusinessConstant,
  edition: Pick<Edition, 'currency'>,
): boolean {
  const currency = constant.currency === 'edition' ? edition.currency : constant.currency
  return shown.value === constant.amount && shown.currency === currency
}
