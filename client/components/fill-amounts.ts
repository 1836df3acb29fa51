import type { Amount } from '#shared/site/amount-text.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { PageContext } from '#shared/site/page-context.ts'
import { formatAmount } from './format-amount.ts'

type Money = Pick<PageContext, 'language' | 'currency'>

/** An amount of content as it is written in a page: events in dollars, counts bare, all else in the edition's currency (decision 0002). */
export function writeAmount({ value, kind }: Amount, { language, currency }: Money): string {
  if (kind === 'count') return formatsOf(language).number(value)
  return formatAmount(value, { language, currency: kind === 'event' ? 'USD' : currency })
}

/**
 * A text of content with its amounts in the places `{0}`, `{1}` and so on.
 * @throws RangeError for a place without an amount.
 */
export function fillAmounts({ text, amounts = [] }: { text: string; amounts?: Amount[] }, money: Money): string {
  return text.replace(/\{(\d+)\}/g, (place, index: string) => {
    const amount = amounts[Number(index)]
    if (!amount) throw new RangeError(`No amount for ${place} in: ${text}`)
    return writeAmount(amount, money)
  })
}
