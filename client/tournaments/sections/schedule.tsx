import { useEffect, useRef, useState } from 'react'
import links from '#client/components/button.module.css'
import { Icon } from '#client/components/icon.tsx'
import { NamedIcon } from '#client/components/named-icon.tsx'
import { OptionalData } from '#client/components/optional-data.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { useMinute, useVisitorZone } from '#client/runtime/visitor-time.ts'
import { createQuery } from '#client/site/queries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { bandOf, buyInBands, matchesFilter, type ScheduleFilter } from '#shared/tournaments/schedule-filters.ts'
import {
  isOpen,
  type TournamentEvent,
  type TournamentSeries,
  tournamentFormats,
} from '#shared/tournaments/tournaments.ts'
import { ScheduleRows } from '../schedule-rows.tsx'
import { zoneText } from '../timetable-rows.tsx'
import styles from './schedule.module.css'

const scheduleQuery = createQuery('schedule', '/api/schedule')

type ScheduleProps = SectionProps<'schedule'>

export function Schedule(props: ScheduleProps) {
  const { id, content, context, t } = props
  return (
    <section id={id} className={styles.schedule}>
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <OptionalData query={scheduleQuery(context)} t={t} unavailable={t('series.unavailable')}>
          {({ series }) => <Scheduled {...props} all={selectSeries(series, content)} />}
        </OptionalData>
      </div>
    </section>
  )
}

export function ScheduleSkeleton({ id, content, t }: ScheduleProps) {
  return (
    <section id={id} className={styles.schedule}>
      <div className="wrap">
        <SectionHead title={content.title} lead={content.lead} />
        <p className="visually-hidden" role="status">
          {t('series.loading')}
        </p>
        <div className={styles.waiting} aria-hidden="true" />
      </div>
    </section>
  )
}

/** Where a calendar program subscribes: it asks again by itself. */
function calendarOf({ origin }: ScheduleProps['context']): string {
  return `${origin.replace(/^https?:/, 'webcal:')}/api/calendar`
}

const noFilter: ScheduleFilter = { currency: '', format: '', band: '' }

function Scheduled({ id, content, context, t, all }: ScheduleProps & { all: readonly TournamentSeries[] }) {
  const ownZone = useVisitorZone()
  const timeZone = ownZone ?? context.timeZone
  const now = useMinute()
  const [filter, setFilter] = useState(noFilter)
  const form = useRef<HTMLFormElement>(null)
  const readFilter = () => {
    const chosen = new FormData(form.current ?? undefined)
    const read = (name: keyof ScheduleFilter) => String(chosen.get(`${id}-${name}`) ?? '')
    setFilter({ currency: read('currency'), format: read('format'), band: read('band') })
  }
  // What was chosen before this code had arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(readFilter, [])

  // A clock that thinks all is over is wrong about more than this table.
  const open = all.map((series) => ({
    ...series,
    events: series.events.filter((event) => isOpen(event, (at) => at <= now)),
  }))
  const shown = open.some(({ events }) => events.length > 0) ? open : all
  const events = shown.flatMap((series) => series.events)
  if (events.length === 0) return <StateMessage kind="empty" title={content.empty.title} text={content.empty.text} />
  const count = events.filter((event) => matchesFilter(event, filter)).length
  const { language } = context
  return (
    <>
      {content.hasFilters && (
        <form ref={form} className={`no-print stack-24 ${styles.filters}`} onChange={readFilter}>
          <Filters id={id} events={events} context={context} t={t} />
        </form>
      )}
      <p>
        {t(ownZone ? 'series.own-zone' : 'series.zone')}{' '}
        <b>{zoneText({ timeZone, language, at: events[0]?.start ?? '' })}</b>. {t('schedule.utc')}
      </p>
      {content.hasFilters && (
        <p className="no-script quiet" role="status">
          {count === events.length
            ? t('schedule.all', { count })
            : t('schedule.count', { count, all: String(events.length) })}{' '}
          <a
            className={links.text}
            href={`${calendarOf(context)}/filter/${filter.format || 'any'}/${filter.band || 'any'}/${filter.currency || 'any'}.ics`}
          >
            <span className={links.label}>{t('schedule.follow-choice')}</span>
          </a>
        </p>
      )}
      {shown
        .filter((series) => series.events.length > 0)
        .map((series, index) => (
          <div key={series.id} className={styles.series} id={series.id}>
            <div className={`cluster ${styles.head}`}>
              {series.icon && <NamedIcon name={series.icon} />}
              <h3 className="text-28">{series.name}</h3>
              <p className="num">{t('schedule.dates', readDays(series, language))}</p>
            </div>
            <FoldedRows
              series={series}
              open={index === 0 ? OPEN_ROWS : 0}
              calendar={calendarOf(context)}
              rows={{ now, timeZone, language, t }}
            />
          </div>
        ))}
      {events.some(({ buyIn }) => buyIn.currency !== context.currency) && (
        <p className="quiet mt-16">{content.currencyNote}</p>
      )}
    </>
  )
}

/** Rows of the first series that are shown at once; two more are not worth a fold. */
const OPEN_ROWS = 6

interface FoldedProps {
  series: TournamentSeries
  open: number
  /** Where calendars of this edition begin. */
  calendar: string
  rows: Pick<Parameters<typeof ScheduleRows>[0], 'now' | 'timeZone' | 'language' | 't'>
}

/** The first tournaments of a series, and the others below a line that opens; a choice among all opens them too. */
function FoldedRows({ series, open, calendar, rows }: FoldedProps) {
  const { events } = series
  const count = open > 0 && events.length <= open + 2 ? events.length : open
  const rest = events.slice(count)
  const calendars = (
    <div className={`cluster ${styles.calendars}`}>
      <a className={links.text} download="" href={`/api/calendar/${series.id}.ics`}>
        <Icon name="calendar" />
        <span className={links.label}>{rows.t('schedule.calendar', { name: series.name })}</span>
      </a>
      <a className={links.text} href={`${calendar}/${series.id}.ics`}>
        <span className={links.label}>{rows.t('schedule.follow', { name: series.name })}</span>
      </a>
    </div>
  )
  return (
    <>
      {count > 0 && calendars}
      {count > 0 && <ScheduleRows series={{ ...series, events: events.slice(0, count) }} {...rows} />}
      {rest.length > 0 && (
        <details className={`line-above ${styles.fold}`}>
          <summary className="row gap-16 ink-strong">
            {rows.t(count > 0 ? 'schedule.more' : 'schedule.open', { count: rest.length })}
            <Icon name="chevron" />
          </summary>
          {count === 0 && calendars}
          <ScheduleRows series={{ ...series, events: rest }} {...rows} />
        </details>
      )}
    </>
  )
}

interface FiltersProps extends Pick<ScheduleProps, 'id' | 'context' | 't'> {
  events: readonly TournamentEvent[]
}

/** Radio buttons that the style sheet obeys by itself, before any code has come; only what the timetable holds is offered. */
function Filters({ id, events, context, t }: FiltersProps) {
  const number = (value: number) => formatsOf(context.language).number(value)
  const present = <T,>(values: readonly T[], of: (event: TournamentEvent) => T) =>
    values.filter((value) => events.some((event) => of(event) === value))
  const currencyNames = new Intl.DisplayNames(context.language, { type: 'currency' })
  const groups = [
    {
      name: 'format',
      label: t('schedule.format'),
      options: present(tournamentFormats, ({ format }) => format as (typeof tournamentFormats)[number]).map(
        (value) => ({
          value,
          label: t(`schedule.format.${value}`),
        }),
      ),
    },
    {
      name: 'band',
      label: t('schedule.band'),
      options: present(
        buyInBands.map((band) => band.id),
        ({ buyIn }) => bandOf(buyIn),
      ).map((value) => ({ value, label: bandLabel(value) })),
    },
    {
      name: 'currency',
      label: t('schedule.currency'),
      options: present(['EUR', 'USD', 'CAD'], ({ buyIn }) => buyIn.currency).map((value) => ({
        value,
        label: currencyNames.of(value) ?? value,
      })),
    },
  ]
  function bandLabel(band: (typeof buyInBands)[number]['id']) {
    const [low, middle] = buyInBands
    if (band === 'low') return t('schedule.band.low', { upTo: number(low.upTo) })
    if (band === 'middle') return t('schedule.band.middle', { above: number(low.upTo), upTo: number(middle.upTo) })
    return t('schedule.band.high', { above: number(middle.upTo) })
  }
  return groups
    .filter(({ options }) => options.length > 1)
    .map(({ name, label, options }) => (
      <fieldset key={name} className={`cluster gap-8 ${styles.group}`}>
        <legend className="strong text-15">{label}</legend>
        {[{ value: '', label: t('schedule.any') }, ...options].map((option) => (
          <label key={option.value} className={`link-target text-15 ink-strong ring ${styles.option}`}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              data-filter={name}
              defaultChecked={option.value === ''}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    ))
}

function selectSeries(
  all: readonly TournamentSeries[],
  { names, series: start, isNext = false }: ScheduleProps['content'],
) {
  return all
    .filter(({ id }, index) => (start === undefined || id.startsWith(start)) && !(isNext && index > 0))
    .map((series) => ({
      ...series,
      events: series.events.filter(({ name }) => names === undefined || names.includes(name)),
    }))
}

const dateFormat = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const fullDateFormat = { ...dateFormat, year: 'numeric' } as const

/** First and last day of a series, which is announced up to a year ahead. With a no-break space: a day stays with its month. */
function readDays({ from, to }: TournamentSeries, language: string) {
  const { date } = formatsOf(language)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return {
    from: date(new Date(from), isOneYear ? dateFormat : fullDateFormat).replaceAll(' ', '\u00a0'),
    to: date(new Date(to), fullDateFormat).replaceAll(' ', '\u00a0'),
  }
}
