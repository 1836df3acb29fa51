import { type ReactNode, useEffect } from 'react'
import links from '#client/components/button.module.css'
import { Icon } from '#client/components/icon.tsx'
import { MoreLinks } from '#client/components/more-links.tsx'
import { OptionalData } from '#client/components/optional-data.tsx'
import { SectionHead } from '#client/components/section-head.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { StateMessage } from '#client/components/state-message.tsx'
import { useMinute, useVisitorZone } from '#client/runtime/visitor-time.ts'
import { createQuery } from '#client/site/queries.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { isOpen, selectOpen, TIMETABLE_ROWS, type Timetable } from '#shared/tournaments/tournaments.ts'
import { calendarsOf, TimetableRows, zoneText } from '../timetable-rows.tsx'
import styles from './series.module.css'

const timetableQuery = createQuery('timetable', '/api/timetable')

type SeriesProps = SectionProps<'series'>
type ShownSeries = NonNullable<Timetable['series']>

export function Series(props: SeriesProps) {
  const { content, context, t, hrefTo } = props
  const frame = (message: ReactNode) => (
    <>
      <Head title={content.title} lead={content.lead} />
      {message}
    </>
  )
  return (
    <section id={props.id} className="section-80-128">
      <div className="wrap">
        <OptionalData query={timetableQuery(context)} t={t} unavailable={t('series.unavailable')} frame={frame}>
          {({ series }, askAgain) =>
            series ? (
              <Timetabled {...props} series={series} askAgain={askAgain} />
            ) : (
              frame(<StateMessage kind="empty" title={t('series.empty')} text={t('series.empty-text')} />)
            )
          }
        </OptionalData>
        <MoreLinks links={content.links} hrefTo={hrefTo} />
      </div>
    </section>
  )
}

export function SeriesSkeleton({ id, content, context, t, hrefTo }: SeriesProps) {
  return (
    <section id={id} className="section-80-128">
      <div className="wrap">
        <Head title={content.title} lead={content.lead} />
        <p className="visually-hidden" role="status">
          {t('series.loading')}
        </p>
        <div className={styles.waiting} aria-hidden="true">
          <div className={`cluster middle gap-16 ${styles.tools}`} />
          {Array.from({ length: TIMETABLE_ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
            <div key={row} className={styles.bar} />
          ))}
        </div>
        {/* Most series of another currency than the dollar have an event of the international pool. */}
        {context.currency !== 'USD' && <p className={`quiet ${styles.note}`}>{content.currencyNote}</p>}
        <MoreLinks links={content.links} hrefTo={hrefTo} />
      </div>
    </section>
  )
}

function Head(props: { title: string; lead: string }) {
  return (
    <div className={styles.head}>
      <SectionHead {...props} />
    </div>
  )
}

function Timetabled({
  content,
  context,
  t,
  hrefTo,
  series,
  askAgain,
}: SeriesProps & { series: ShownSeries; askAgain: () => void }) {
  const { language } = context
  const calendar = calendarsOf(hrefTo)
  const ownZone = useVisitorZone()
  const timeZone = ownZone ?? context.timeZone
  const now = useMinute()
  const ahead = selectOpen(series.events, (at) => at <= now)
  // A clock that thinks all is over is wrong about more than this table.
  const events = ahead.length > 0 ? ahead : series.events
  // Once for each that closes: the answer may still be the same, or the clock is ahead of everybody’s.
  const lastClosed = series.events.findLast((event) => !isOpen(event, (at) => at <= now))?.id
  useEffect(() => {
    if (lastClosed) askAgain()
  }, [lastClosed, askAgain])
  // With a no-break space: a day stays with its month.
  const day = (date: string) => formatsOf(language).date(new Date(date), dateFormat).replaceAll(' ', '\u00a0')
  const hasOtherCurrency = events.some(({ buyIn }) => buyIn.currency !== context.currency)
  return (
    <>
      <Head
        title={series.isStanding ? t('series.standing') : series.name}
        lead={
          series.isStanding
            ? content.lead
            : `${t('series.days', { from: day(series.from), to: day(series.to) })}, ${t('series.count', { count: series.eventCount })} ${content.lead}`
        }
      />
      <div className={`cluster middle gap-16 ${styles.tools}`}>
        <p>
          {t(ownZone ? 'series.own-zone' : 'series.zone')}{' '}
          <b className={`block ${styles.zone}`}>{zoneText({ timeZone, language, events })}</b>
        </p>
        <a className={links.text} download="" href={`${calendar}/${series.id}.ics`}>
          <Icon name="calendar" />
          <span className={links.label}>{t('series.calendar')}</span>
        </a>
      </div>
      <TimetableRows
        series={series}
        events={events}
        calendar={calendar}
        timeZone={timeZone}
        language={language}
        t={t}
      />
      {hasOtherCurrency && <p className={`quiet ${styles.note}`}>{content.currencyNote}</p>}
    </>
  )
}

const dateFormat = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
