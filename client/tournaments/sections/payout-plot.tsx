import { formatAmount } from '#client/components/format-amount.ts'
import { BarPlot, PlotPanel } from '#client/components/plot.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import styles from '#client/games/sections/chance-plot.module.css'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'

export function PayoutPlot({ id, content, data, context, t }: StaticSectionProps<'payout-plot'>) {
  const { title, paragraphs, label, note } = content
  if (!data) return null
  const { language } = context
  const { number } = formatsOf(language)
  const { name, currency, pool, entrants, prizes: places } = data
  const amount = (value: number) => formatAmount(value, { language, currency })
  const percent = (value: number) => number(value / pool, { style: 'percent', maximumFractionDigits: 2 })
  const paid = places.at(-1)?.to ?? 0
  const topTwo = places.filter(({ to }) => to <= 2).reduce((sum, group) => sum + group.amount, 0)
  const most = Math.max(...places.map((group) => group.amount))
  const nameOf = ({ from, to }: { from: number; to: number }) =>
    from === to ? number(from) : `${number(from)}–${number(to)}`
  const words = { name, pool: amount(pool), entrants: number(entrants), places: number(paid), top: percent(topTwo) }
  const fill = (text: string) => fillWords(text, words)
  return (
    <section id={id} className={styles.chances}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-64">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={`num mt-16 text-17 ${styles.text}`}>
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
              percent(group.amount),
              percent(group.amount * (group.to - group.from + 1)),
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
