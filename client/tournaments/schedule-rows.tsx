import { formatAmount } from '#client/components/format-amount.ts'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { tableRoles } from '#client/components/table-roles.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { bandOf } from '#shared/tournaments/schedule-filters.ts'
import type { ScheduleLine } from '#shared/tournaments/schedule-groups.ts'
import { lateRegistrationEnd, type TournamentEvent } from '#shared/tournaments/tournaments.ts'
import styles from './schedule-rows.module.css'

/** A tournament beside those of other series. */
export type ScheduledEvent = TournamentEvent & { seriesId: string }

interface RowsProps {
  caption: string
  lines: readonly ScheduleLine<ScheduledEvent>[]
  /** Where calendars of the edition begin, in the page's language. */
  calendar: string
  now: number
  timeZone: string
  language: string
  t: SectionProps<'schedule'>['t']
}

const columns = ['day', 'start', 'tournament', 'buy-in', 'guarantee', 'late', 'calendar-column'] as const

export function ScheduleRows({ caption, lines, calendar, now, timeZone, language, t }: RowsProps) {
  const times = (at: string) => writeEventTimes({ at, timeZone, language })
  const repeated = timeZone === 'UTC' ? styles.unsaid : undefined
  return (
    <table className={`num stacked-table ${styles.rows}`} {...tableRoles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader}>
              <span className={column === 'calendar-column' ? 'visually-hidden' : undefined}>
                {t(`series.${column}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {lines.map(({ event, last, count }) => {
          const start = times(event.start)
          const end = times(lateRegistrationEnd(event))
          const hasStarted = now > 0 && Date.parse(event.start) <= now
          return (
            <tr
              key={event.id}
              id={event.id}
              data-currency={event.buyIn.currency}
              data-format={event.format ?? 'other'}
              data-band={bandOf(event.buyIn)}
              {...tableRoles.row}
            >
              <td className={styles.day} {...tableRoles.cell}>
                {count === 1
                  ? start.day
                  : t('schedule.every', {
                      weekday: formatsOf(language).date(new Date(event.start), { weekday: 'long', timeZone }),
                      until: times(last.start).day,
                    })}
              </td>
              <td className={styles.start} {...tableRoles.cell}>
                <time dateTime={event.start}>{start.clock}</time>
                <small className={repeated}>{start.utc} UTC</small>
              </td>
              <th className={styles.event} {...tableRoles.rowHeader}>
                {event.name}
                <small>
                  {event.format && t(`series.format.${event.format}`)}
                  {hasStarted && ` · ${t('schedule.running')}`}
                </small>
              </th>
              <td className={styles.buyIn} {...tableRoles.cell}>
                <span className={styles.label}>{t('series.buy-in')} </span>
                {formatAmount(event.buyIn.amount, { language, currency: event.buyIn.currency })}
              </td>
              <td className={styles.guarantee} {...tableRoles.cell}>
                <span className={styles.label}>{t('series.guarantee')} </span>
                {event.guarantee ? (
                  formatAmount(event.guarantee.amount, { language, currency: event.guarantee.currency })
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t('series.no-guarantee')}</span>
                  </>
                )}
              </td>
              <td className={styles.late} {...tableRoles.cell}>
                {event.lateRegistrationMinutes > 0 ? (
                  <>
                    <span className={styles.label}>{t('series.late')} </span>
                    {end.clock} <small className={repeated}>{end.utc} UTC</small>
                  </>
                ) : (
                  t('series.no-late')
                )}
              </td>
              <td className={styles.calendar} {...tableRoles.cell}>
                <a
                  aria-label={t('schedule.calendar-event', { name: event.name, day: start.day })}
                  download=""
                  href={`${calendar}/${event.seriesId}/${event.id}.ics`}
                >
                  <Icon name="calendar" />
                </a>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
