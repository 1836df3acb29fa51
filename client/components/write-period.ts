import type { Messages } from '#shared/site/messages.gen.ts'
import { formatsOf, type Translate } from '#shared/site/messages.ts'
import type { Period } from '#shared/site/period.ts'

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export function writePeriod({ from, to }: Period, language: string, t: Translate<Messages>): string {
  const day = (date: string) => formatsOf(language).date(new Date(date), dateFormat).replaceAll(' ', '\u00a0')
  return to === null
    ? t('promotion.since', { from: day(from) })
    : t('promotion.from-to', { from: day(from), to: day(to) })
}
