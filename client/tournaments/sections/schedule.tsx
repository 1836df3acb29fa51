import { type MouseEvent, useEffect, useRef, useState } from 'react'
import links from '#client/components/button.module.css'
import { Icon } from '#client/components/icon.tsx'
import { NamedIcon } from '#client/components/named-icon.tsx'
import { OptionalData } from '#client/components/optional-data.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { readForm } from '#client/runtime/read-form.ts'
import { useMinute, useVisitorZone } from '#client/runtime/visitor-time.ts'
import { writeQuestion } from '#client/runtime/write-question.ts'
import { createQuery } from '#client/site/queries.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { dayIn } from '#shared/site/calendar-days.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { heldFilter, matchesFilter, type ScheduleFilter } from '#shared/tournaments/schedule-filters.ts'
import { foldWeekly, groupByTime } from '#shared/tournaments/schedule-groups.ts'
import { isOpen, type TournamentSeries } from '#shared/tournaments/tournaments.ts'
import { type ScheduledEvent, ScheduleRows } from '../schedule-rows.tsx'
import { calendarsOf, zoneText } from '../timetable-rows.tsx'
import styles from './schedule.module.css'
import { ScheduleFilters } from './schedule-filters.tsx'

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

const readChoice = (entries: CalculatorEntries = {}): ScheduleFilter => ({
  currency: entries.currency ?? '',
  format: entries.format ?? '',
  band: entries.band ?? '',
})

function Scheduled({ id, content, context, t, hrefTo, all }: ScheduleProps & { all: readonly TournamentSeries[] }) {
  const ownZone = useVisitorZone()
  const timeZone = ownZone ?? context.timeZone
  const now = useMinute()
  const [chosen, setChosen] = useState(() => readChoice(content.given))
  const form = useRef<HTMLFormElement>(null)
  const readFilter = () => setChosen(readChoice(readForm(form.current)))
  const change = () => {
    readFilter()
    const made = Object.entries(readForm(form.current)).filter(([, value]) => value !== '')
    writeQuestion(form.current, made)
  }
  const choose = (choiceOf: (name: string) => string | null) => {
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.value === choiceOf(input.name)) input.checked = true
    }
  }
  const chooseAsAddress = () => {
    const query = new URLSearchParams(location.search)
    choose((name) => query.get(name))
  }
  // What the address chooses, which a payload does not know, and what was chosen before this code had arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!content.given) chooseAsAddress()
    readFilter()
    const goBack = () => {
      if (location.pathname !== context.path) return
      choose(() => '')
      chooseAsAddress()
      readFilter()
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])

  // A clock that thinks all is over is wrong about more than this table.
  const open = all.map((series) => ({
    ...series,
    events: series.events.filter((event) => isOpen(event, (at) => at <= now)),
  }))
  const shown = open.some(({ events }) => events.length > 0) ? open : all
  const events = shown.flatMap((series) => series.events)
  if (events.length === 0) return <StateMessage kind="empty" title={content.empty.title} text={content.empty.text} />
  const given = heldFilter(readChoice(content.given), events)
  const filter = heldFilter(chosen, events)
  const clear = (event: MouseEvent) => {
    event.preventDefault()
    choose(() => '')
    // What was pressed goes away with the choice.
    form.current?.querySelector('input')?.focus()
    change()
  }
  const count = events.filter((event) => matchesFilter(event, filter)).length
  const { language } = context
  const rows = { calendar: calendarsOf(hrefTo), now, timeZone, language, t }
  // A calendar program asks again by itself.
  const followed = context.origin.replace(/^https?:/, 'webcal:') + rows.calendar
  return (
    <>
      {content.hasFilters && (
        <form ref={form} className={`no-print stack-24 ${styles.filters}`} onChange={change}>
          <ScheduleFilters events={events} given={given} context={context} t={t} />
          <p className={styles.reset}>
            {/* A form goes back to what it was served with. */}
            {Object.values(given).some((value) => value !== '') ? (
              <a className={links.text} href={`${context.path}#${id}`} onClick={clear}>
                <span className={links.label}>{t('schedule.reset')}</span>
              </a>
            ) : (
              <button className={links.text} type="reset" onClick={clear}>
                <span className={links.label}>{t('schedule.reset')}</span>
              </button>
            )}
          </p>
        </form>
      )}
      <p>
        {t(ownZone ? 'series.own-zone' : 'series.zone')} <b>{zoneText({ timeZone, language, events })}</b>.{' '}
        <span className={timeZone === 'UTC' ? styles.unsaid : undefined}>{t('schedule.utc')}</span>
      </p>
      {content.hasFilters && (
        <p className={`quiet ${styles.found}`} role="status">
          {count === events.length
            ? t('schedule.all', { count })
            : t('schedule.count', { count, all: String(events.length) })}{' '}
          {count > 0 && (
            <a
              className={links.text}
              href={`${followed}/filter/${filter.format || 'any'}/${filter.band || 'any'}/${filter.currency || 'any'}.ics`}
            >
              <span className={links.label}>{t('schedule.follow-choice')}</span>
            </a>
          )}
        </p>
      )}
      {content.hasFilters ? (
        <ByTime events={shown.flatMap(scheduledIn)} filter={filter} rows={rows} />
      ) : (
        shown
          .filter((series) => series.events.length > 0)
          .map((series, index) => (
            <div key={series.id} className={styles.series} id={series.id}>
              <div className={`cluster ${styles.head}`}>
                {series.icon && <NamedIcon name={series.icon} />}
                <h3 className="text-28">{series.name}</h3>
                {!series.isStanding && <p className="num">{t('schedule.dates', readDays(series, language))}</p>}
              </div>
              <FoldedRows series={series} open={index === 0 ? OPEN_ROWS : 0} followed={followed} rows={rows} />
            </div>
          ))
      )}
      {events.some(({ buyIn }) => buyIn.currency !== context.currency) && (
        <p className="quiet mt-16">{content.currencyNote}</p>
      )}
    </>
  )
}

type Rows = Pick<Parameters<typeof ScheduleRows>[0], 'calendar' | 'now' | 'timeZone' | 'language' | 't'>

const scheduledIn = (series: TournamentSeries) => series.events.map((event) => ({ ...event, seriesId: series.id }))
const alone = (event: ScheduledEvent) => ({ event, last: event, count: 1 })

interface ByTimeProps {
  events: readonly ScheduledEvent[]
  filter: ScheduleFilter
  rows: Rows
}

/** All that is to come by its day: the next ones open, and each month below a line. */
function ByTime({ events, filter, rows }: ByTimeProps) {
  const { now, timeZone, language, t } = rows
  const { date } = formatsOf(language)
  const dayOf = (day: string) =>
    date(new Date(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const groups = groupByTime(events, { timeZone, now }).map((group) => ({
    ...group,
    isEmpty: !group.events.some((event) => matchesFilter(event, filter)),
    name:
      {
        day: now > 0 && group.until === dayIn(timeZone, now) ? t('schedule.today') : dayOf(group.until),
        week: t('schedule.week', { day: dayOf(group.until) }),
      }[group.id] ?? date(new Date(group.until), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  }))
  return (
    <>
      <ul className={`no-print cluster ${styles.times}`}>
        {groups.map(({ id, name, isEmpty }) => (
          <li key={id} hidden={isEmpty}>
            <a className="link-target" href={`#on-${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {groups.map(({ id, name, isEmpty, events: group }) => {
        const table = { caption: name, lines: group.map(alone), ...rows }
        return id !== 'day' ? (
          <details key={id} className={`line-above ${styles.fold}`} hidden={isEmpty}>
            <summary className="row gap-16 ink-strong">
              <h3 className="text-22">{name}</h3>
              <span>{t('schedule.open', { count: group.length })}</span>
              <Icon name="chevron" />
            </summary>
            {/* Inside: whoever is led here finds it open. */}
            <div id={`on-${id}`}>
              <ScheduleRows {...table} />
            </div>
          </details>
        ) : (
          <div key={id} id={`on-${id}`} className={styles.series} hidden={isEmpty}>
            <h3 className={`text-28 ${styles.head}`}>{name}</h3>
            <ScheduleRows {...table} />
          </div>
        )
      })}
    </>
  )
}

/** Lines of the first series that are shown at once; two more are not worth a fold. */
const OPEN_ROWS = 6

interface FoldedProps {
  series: TournamentSeries
  open: number
  /** Where those that a calendar program follows begin. */
  followed: string
  rows: Rows
}

/** The first tournaments of a series, and the others below a line that opens; a choice among all opens them too. */
function FoldedRows({ series, open, followed, rows }: FoldedProps) {
  const lines = foldWeekly(scheduledIn(series), rows)
  const count = open > 0 && lines.length <= open + 2 ? lines.length : open
  const rest = lines.slice(count)
  const restCount = rest.reduce((sum, line) => sum + line.count, 0)
  const calendars = (
    <div className={`cluster ${styles.calendars}`}>
      <a className={links.text} download="" href={`${rows.calendar}/${series.id}.ics`}>
        <Icon name="calendar" />
        <span className={links.label}>{rows.t('schedule.calendar', { name: series.name })}</span>
      </a>
      <a className={links.text} href={`${followed}/${series.id}.ics`}>
        <Icon name="calendar" />
        <span className={links.label}>{rows.t('schedule.follow', { name: series.name })}</span>
      </a>
    </div>
  )
  return (
    <>
      {count > 0 && calendars}
      {count > 0 && <ScheduleRows caption={series.name} lines={lines.slice(0, count)} {...rows} />}
      {rest.length > 0 && (
        <details className={`line-above ${styles.fold}`}>
          <summary className="row gap-16 ink-strong">
            {rows.t(count > 0 ? 'schedule.more' : 'schedule.open', { count: restCount })}
            <Icon name="chevron" />
          </summary>
          {count === 0 && calendars}
          <ScheduleRows caption={series.name} lines={rest} {...rows} />
        </details>
      )}
    </>
  )
}

function selectSeries(
  all: readonly TournamentSeries[],
  { names, series: start, isNext = false }: ScheduleProps['content'],
) {
  return all
    .filter(({ id }) => start === undefined || id.startsWith(start))
    .filter(({ id }, _, chosen) => !isNext || id === (chosen.find(({ isStanding }) => !isStanding) ?? chosen[0])?.id)
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
