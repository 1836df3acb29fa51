import { formatsOf } from '#shared/site/messages.ts'

/** An amount in a currency as a price is written: whole amounts without decimals unless `cents` are asked for, no-break space included. */
export function formatAmount(
  value: number,
  { language, currency }: { language: string; currency: string },
  digits?: 'cents',
): string {
  return formatsOf(language).amount(value, currency, digits)
}
