import { formatAmount } from '#client/components/format-amount.ts'
import { BarPlot, PlotPanel } from '#client/components/plot.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from '#client/games/sections/chance-plot.module.css'
import { formatsOf } from '#shared/site/messages.ts'
import { dividePool } from '#shared/tournaments/payouts.ts'

export function PayoutPlot({ id, content, data, context, t }: StaticSectionProps<'payout-plot'>) {
  const { title, paragraphs, label, note } = content
  if (!data) return null
  const { language } = context
  const { number } = formatsOf(language)
  const amount = (value: number) => formatAmount(value, { language, currency: data.guarantee.currency })
  const percent = (permille: number) => number(permille / 1000, { style: 'percent', maximumFractionDigits: 2 })
  const places = dividePool(data.guarantee.amount)
  const most = Math.max(...places.map((group) => group.amount))
  const nameOf = ({ from, to }: { from: number; to: number }) => (from === to ? String(from) : `${from}–${to}`)
  const fill = (text: string) => text.replace('{name}', data.name).replace('{pool}', amount(data.guarantee.amount))
  return (
    <section id={id} className={styles.chances}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={`num ${styles.text}`}>
              {fill(paragraph)}
            </p>
          ))}
        </div>
        <PlotPanel
          id={id}
          label={fill(label)}
          columns={[t('payouts.place'), t('payouts.amount'), t('payouts.part'), t('payouts.group')]}
          rows={places.map((group) => ({
            key: nameOf(group),
            cells: [
              nameOf(group),
              amount(group.amount),
              percent(group.permille),
              percent(group.permille * (group.to - group.from + 1)),
            ],
          }))}
          tableLabel={t('chances.table')}
          note={note}
        >
          <BarPlot
            label={fill(label)}
            bars={places.map((group) => ({
              name: nameOf(group),
              length: group.amount / most,
              written: amount(group.amount),
            }))}
          />
        </PlotPanel>
      </div>
    </section>
  )
}
