import { formatAmount } from '#client/components/format-amount.ts'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { TableSection } from '#client/games/table-section.tsx'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { feeBands } from '#shared/tournaments/fees.ts'

/** Names of tournaments beside each buy-in; the schedule has them all. */
const MOST_NAMES = 2

/** What each buy-in of the timetable is made of: the part for the prize pool, and the fee. */
export function FeeTable({ id, content, data, context, t }: StaticSectionProps<'fee-table'>) {
  const { title, lead, caption, columns, note } = content
  if (!data) return <StateMessage kind="error" title={t('series.unavailable')} text={t('past-series.later')} />
  const { language, currency } = context
  const { number } = formatsOf(language)
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  const [low, high] = feeBands
  const words = {
    limit: formatAmount(low.upTo, { language, currency }),
    low: percent(low.percent / 100),
    high: percent(high.percent / 100),
  }
  return (
    <TableSection
      id={id}
      title={title}
      lead={fillWords(lead, words)}
      caption={caption}
      columns={columns.map((label, index) => ({ label, isFigure: index < columns.length - 1 }))}
      rows={data.map(({ buyIn, fee, names }) => {
        const money = (amount: number) => formatAmount(amount, { language, currency: buyIn.currency })
        const share = (buyIn.amount * 100 - fee * 100) / 100
        return [
          money(buyIn.amount),
          money(share),
          money(fee),
          percent(fee / buyIn.amount),
          names.slice(0, MOST_NAMES).join(', '),
        ]
      })}
      note={note}
    />
  )
}
