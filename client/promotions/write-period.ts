import type { SectionProps } from '#client/components/section-props.ts'
import { type PromotionId, periodOf } from '#shared/promotions/promotions.ts'
import { formatsOf } from '#shared/site/messages.ts'

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export function writePeriod(promotion: PromotionId, language: string, t: SectionProps<'promotion-list'>['t']): string {
  const { from, to } = periodOf(promotion)
  const day = (date: string) => formatsOf(language).date(new Date(date), dateFormat).replaceAll(' ', '\u00a0')
  return to === null
    ? t('promotion.since', { from: day(from) })
    : t('promotion.from-to', { from: day(from), to: day(to) })
}
