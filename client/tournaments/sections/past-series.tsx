import { DataTable } from '#client/components/data-table.tsx'
import { formatAmount } from '#client/components/format-amount.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { formatsOf } from '#shared/site/messages.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import type { TournamentSeries } from '#shared/tournaments/tournaments.ts'
import styles from './past-series.module.css'

type RowsInput = { language: string; timeZone: string } & Pick<StaticSectionProps<'past-series'>, 't'>

const dateFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export function PastSeries({ id, content, data, context, t }: StaticSectionProps<'past-series'>) {
  const { language, timeZone } = context
  const day = (date: string) => formatsOf(language).date(new Date(date), dateFormat).replaceAll(' ', '\u00a0')
  return (
    <section id={id} className={styles.section}>
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        {data === null && <StateMessage kind="error" title={t('series.unavailable')} text={t('past-series.later')} />}
        {data?.length === 0 && (
          <StateMessage kind="empty" title={t('past-series.empty')} text={t('past-series.empty-text')} />
        )}
        {data?.map((series) => (
          <details key={series.id} id={series.id} className={styles.series}>
            <summary className="cluster">
              <h3 className="text-28">{nameOf(series)}</h3>
              <span className="num">
                {/* A series that never ends has no days of its own, only those of the list. */}
                {!series.isStanding && `${t('schedule.dates', { from: day(series.from), to: day(series.to) })} · `}
                {t('series.count', { count: series.events.length })}
              </span>
            </summary>
            <DataTable
              id={`${series.id}-table`}
              caption={t('past-series.caption', { name: nameOf(series) })}
              columns={[
                { label: t('series.tournament') },
                { label: t('series.day') },
                { label: t('series.buy-in'), isFigure: true },
                { label: t('results.entrants'), isFigure: true },
                { label: t('results.pool'), isFigure: true },
                { label: t('results.winner') },
                { label: t('results.prize'), isFigure: true },
              ]}
              rows={rowsOf(series, { language, timeZone, t })}
            />
          </details>
        ))}
      </div>
    </section>
  )
}

function rowsOf(series: TournamentSeries, { language, timeZone, t }: RowsInput) {
  return series.events.map(({ id, name, start, buyIn, result }) => {
    const { day, clock } = writeEventTimes({ at: start, timeZone, language })
    const money = (amount: number) => formatAmount(amount, { language, currency: buyIn.currency })
    const [first] = result?.prizes ?? []
    return {
      key: id,
      cells: [
        name,
        `${day}, ${clock}`,
        money(buyIn.amount),
        result ? formatsOf(language).number(result.entrants) : '–',
        result ? money(result.pool) : '–',
        result?.brokenOff ? t(`results.${result.brokenOff}`) : (result?.finishers[0]?.player ?? '–'),
        first ? money(first.amount) : '–',
      ],
    }
  })
}

/** Two of one name lie behind us before the year is over. */
const nameOf = ({ name, from }: { name: string; from: string }) => `${name} ${from.slice(0, 4)}`
