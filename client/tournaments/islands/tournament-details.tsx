import { formatAmount } from '#client/components/format-amount.ts'
import styles from '#client/components/island.module.css'
import type { LayoutProps } from '#client/components/section-props.ts'
import { writeEventTimes } from '#shared/tournaments/event-times.ts'
import { lateRegistrationEnd, type TournamentEvent } from '#shared/tournaments/tournaments.ts'

export interface TournamentDetailsProps extends Pick<LayoutProps, 't'> {
  event: TournamentEvent
  series: string
  timeZone: string
  language: string
}

export function TournamentDetails({ event, series, timeZone, language, t }: TournamentDetailsProps) {
  const moment = (at: string) => {
    const { day, clock, utc } = writeEventTimes({ at, timeZone, language })
    return `${day} ${clock} (${utc} UTC)`
  }
  const money = ({ amount, currency }: TournamentEvent['buyIn']) => formatAmount(amount, { language, currency })
  return (
    <div className={`stack-8 ${styles.island}`}>
      <p className="strong">
        {event.name}, {series}
      </p>
      {event.format && <p>{t(`series.format.${event.format}`)}</p>}
      <dl className="num">
        <dt className="ink-quiet">{t('series.start')}</dt>
        <dd>{moment(event.start)}</dd>
        {event.lateRegistrationMinutes > 0 && (
          <>
            <dt className="ink-quiet">{t('series.late')}</dt>
            <dd>{moment(lateRegistrationEnd(event))}</dd>
          </>
        )}
        <dt className="ink-quiet">{t('series.buy-in')}</dt>
        <dd>{money(event.buyIn)}</dd>
        {event.guarantee && (
          <>
            <dt className="ink-quiet">{t('series.guarantee')}</dt>
            <dd>{money(event.guarantee)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
