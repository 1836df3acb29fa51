import { formatAmount } from '#client/components/format-amount.ts'
import { Icon } from '#client/components/icon.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { tableRoles } from '#client/components/table-roles.ts'
import { formatsOf } from '#shared/site/messages.ts'
import type { Money } from '#shared/site/money.ts'
import { lateRegistrationEnd, type TournamentEvent } from '#shared/tournaments/tournaments.ts'
import styles from './timetable-rows.module.css'

/** Where calendars of the edition begin, in the page's language: only other languages than the first have a prefix. */
export function calendarsOf(hrefTo: SectionProps<'schedule'>['hrefTo']): string {
  return `/api${hrefTo('index')}calendar`
}

interface RowsProps {
  series: { id: string; name: string }
  events: readonly TournamentEvent[]
  /** Where calendars of the edition begin, in the page's language. */
  calendar: string
  timeZone: string
  language: string
  t: SectionProps<'series'>['t']
}

/** Tournaments by day. Two lines each on a small screen, and three of them; no row changes its height with the zone. */
export function TimetableRows({ series, events, calendar, timeZone, language, t }: RowsProps) {
  const formats = formatsOf(language)
  const format = (options: Intl.DateTimeFormatOptions) => (start: string) =>
    formats.date(new Date(start), { timeZone, ...options })
  const dayKey = format({ year: 'numeric', month: 'numeric', day: 'numeric' })
  const days = new Map<string, TournamentEvent[]>()
  for (const event of events) days.set(dayKey(event.start), [...(days.get(dayKey(event.start)) ?? []), event])
  const column = (text: string, className?: string) => (
    <th className={className} {...tableRoles.columnHeader}>
      {text}
    </th>
  )
  return (
    <table className={`num stacked-table ${styles.timetable}`} {...tableRoles.table}>
      <caption className="visually-hidden">{series.name}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {column(t('series.day'), styles.day)}
          {column(t('series.start'))}
          {column(t('series.tournament'), styles.event)}
          {column(t('series.buy-in'))}
          {column(t('series.guarantee'))}
          {column(t('series.late'), styles.late)}
          <th className={styles.calendar} {...tableRoles.columnHeader}>
            <span className="visually-hidden">{t('series.calendar-column')}</span>
          </th>
        </tr>
      </thead>
      {[...days].map(([key, day]) => (
        <tbody key={key} {...tableRoles.group}>
          {day.map((event, index) => (
            <tr key={event.id} className={events.indexOf(event) < 3 ? undefined : styles.wide} {...tableRoles.row}>
              {index === 0 && (
                <th
                  aria-label={format({ weekday: 'long', day: 'numeric', month: 'long' })(event.start)}
                  className={styles.day}
                  rowSpan={day.length}
                  {...tableRoles.groupHeader}
                >
                  <span className={styles.number}>{format({ day: 'numeric' })(event.start)}</span>
                  <span className={styles.weekday}>
                    {format({ weekday: 'long' })(event.start)}
                    <br />
                    {format({ month: 'long' })(event.start)}
                  </span>
                </th>
              )}
              <td className={styles.start} {...tableRoles.cell}>
                <time dateTime={event.start}>
                  <span className={styles.shortDay}>
                    {format({ weekday: 'short', day: 'numeric', month: 'short' })(event.start)}
                  </span>{' '}
                  {format(clockFormat)(event.start)}
                </time>
              </td>
              <th className={styles.event} {...tableRoles.rowHeader}>
                {event.name}
                {event.format && <span className={`quiet ${styles.format}`}>{t(`series.format.${event.format}`)}</span>}
              </th>
              <td className={styles.buyIn} {...tableRoles.cell}>
                <span className={styles.label}>{t('series.buy-in')} </span>
                {write(event.buyIn, language)}
              </td>
              <td className={styles.guarantee} {...tableRoles.cell}>
                <span className={styles.label}>{t('series.guarantee')} </span>
                {event.guarantee ? (
                  write(event.guarantee, language)
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{t('series.no-guarantee')}</span>
                  </>
                )}
              </td>
              <td className={styles.late} {...tableRoles.cell}>
                {event.lateRegistrationMinutes > 0
                  ? format(clockFormat)(lateRegistrationEnd(event))
                  : t('series.no-late')}
              </td>
              <td className={styles.calendar} {...tableRoles.cell}>
                <a
                  aria-label={t('series.calendar-event', { name: event.name })}
                  download=""
                  href={`${calendar}/${series.id}/${event.id}.ics`}
                >
                  <Icon name="calendar" />
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Twenty-four hours in every language: a host and a browser do not agree on how the other kind is written. */
const clockFormat = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

interface ZoneInput {
  timeZone: string
  language: string
  events: readonly Pick<TournamentEvent, 'start'>[]
}

/** A zone with how far it is from UTC when something starts: `Amsterdam (UTC+1)`, and `(UTC+1/+2)` where clocks are changed in between. */
export function zoneText({ timeZone, language, events }: ZoneInput): string {
  // As `cityOf` writes it, whose file is more than home may load.
  const city = timeZone.replace(/.*\//, '').replaceAll('_', ' ')
  if (city === 'UTC') return city
  const { date } = formatsOf(language)
  const offsets = events.map(
    ({ start }) => date(new Date(start), { timeZone, timeZoneName: 'shortOffset' }).split('GMT')[1],
  )
  return `${city} (UTC${[...new Set(offsets)].join('/')})`
}

function write({ amount, currency }: Money, language: string): string {
  return formatAmount(amount, { language, currency })
}
