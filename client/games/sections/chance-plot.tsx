import { BarPlot, PlotPanel } from '#client/components/plot.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import type { ChancePlotContent } from '#shared/games/game-content.ts'
import { expectedValue } from '#shared/poker/expected-value.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { CHIPS, ChipFloor } from '../chip-floor.tsx'
import styles from './chance-plot.module.css'

export function ChancePlot({ id, content, context, t }: SectionProps<'chance-plot'>) {
  const { title, paragraphs, figure, label, look, columns, per, stake, rows, note } = content
  const { number } = formatsOf(context.language)
  const value = expectedValue(rows, per)
  const figures = (digits: number) => ({ maximumSignificantDigits: digits })
  const words = {
    value: number(value, figures(4)),
    share: number(value / (stake ?? 1), { style: 'percent', maximumFractionDigits: 1 }),
  }
  const fill = (text: string) => fillWords(text, words)
  const nameOf = ({ label: own, times }: Row) => own ?? `${number(times ?? 0)}×`
  const chanceOf = ({ count }: Row) => {
    if (count / per > 0.02) return number(count / per, { style: 'percent', maximumFractionDigits: 1 })
    return t('chances.one-in', { count: per % count === 0 ? per / count : Number((per / count).toPrecision(3)) })
  }
  const chipsOf = ({ count }: Row) => (count / per) * CHIPS
  const outcomes = rows.toSorted((a, b) => b.count - a.count)
  const cellsOf = (row: Row) => [
    nameOf(row),
    chanceOf(row),
    number(row.count),
    number(((row.times ?? 0) * row.count) / per, figures(4)),
  ]
  return (
    <section id={id} className={styles.chances}>
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-64">{title}</h2>
          {figure && (
            <p className={`mt-24 ink-quiet ${styles.worth}`}>
              <b className="num title-72 ink-reward block">
                {number(value, figures(4))}
                <span>×</span>
              </b>{' '}
              {fill(figure)}
            </p>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={`mt-16 text-17 ${styles.text}`}>
              {fill(paragraph)}
            </p>
          ))}
        </div>
        <PlotPanel
          id={id}
          label={label}
          columns={columns}
          rows={rows.map((row) => ({ key: nameOf(row), cells: cellsOf(row).slice(0, columns.length) }))}
          tableLabel={t('chances.table')}
          note={note}
        >
          {look === 'floor' ? (
            <ChipFloor
              id={id}
              label={label}
              outcomes={outcomes.map((row) => ({
                name: nameOf(row),
                share: row.count / per,
                written: chanceOf(row),
                chips: t('chances.chips', { count: number(chipsOf(row), figures(chipsOf(row) < 1 ? 1 : 4)) }),
              }))}
              corner={t('chances.corner')}
            />
          ) : (
            <BarPlot
              label={label}
              bars={rows.map((row) => ({ name: nameOf(row), length: row.count / per, written: chanceOf(row) }))}
            />
          )}
        </PlotPanel>
      </div>
    </section>
  )
}

type Row = ChancePlotContent['rows'][number]
