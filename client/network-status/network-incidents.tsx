import { formatDay, formatMoment, formatUtcTime } from '#client/components/format-day.ts'
import type { LayoutProps } from '#client/components/section-props.ts'
import { incidentMinutes, type NetworkIncident } from '#shared/network-status/network-status.ts'
import type { Locale } from '#shared/site/locales.ts'
import styles from './network-incidents.module.css'

interface NetworkIncidentsProps extends Pick<LayoutProps, 't'> {
  title: string
  incidents: readonly NetworkIncident[]
  checkedAt: string
  language: string
  locale: Locale
  timeZone: string
}

export function NetworkIncidents({ title, incidents, ...props }: NetworkIncidentsProps) {
  return (
    <div className={styles.log}>
      <h2>{title}</h2>
      {incidents.length === 0 && <p>{props.t('network.none')}</p>}
      <ol>
        {incidents.map((incident) => (
          <Incident key={incident.id} incident={incident} {...props} />
        ))}
      </ol>
    </div>
  )
}

type IncidentProps = { incident: NetworkIncident } & Omit<NetworkIncidentsProps, 'title' | 'incidents'>

function Incident({ incident, checkedAt, language, locale, timeZone, t }: IncidentProps) {
  const { id, title, start, end, systems, outcome, isPlanned, updates } = incident
  const time = (moment: string) => (
    <time dateTime={moment}>
      {formatMoment(moment, language, timeZone)}
      {timeZone !== 'UTC' && ` (${formatUtcTime(moment)} UTC)`}
    </time>
  )
  return (
    <li id={id} className={`columns-1024 ${styles.incident}`}>
      <div className={`num ${styles.when}`}>
        <p>{time(start)}</p>
        <p>
          {end === null ? t('network.open') : t('network.lasted', { minutes: incidentMinutes(incident, checkedAt) })}
        </p>
      </div>
      <div>
        <p className={styles.kind}>{t(isPlanned ? 'network.planned' : `network.was.${incident.state}`)}</p>
        <h3 className="text-22">
          {title[locale]}
          <span className="visually-hidden">, {formatDay(start, language)}</span>
        </h3>
        <p className={styles.systems}>{systems.map((system) => t(`network.system.${system}`)).join(' · ')}</p>
        <details open={end === null}>
          <summary className="row-target underlined">{t('network.updates', { count: updates.length })}</summary>
          <ol className={`num stack-16 ${styles.updates}`}>
            {updates.map(({ at, text }) => (
              <li key={at}>
                <p>{text[locale]}</p>
                {time(at)}
              </li>
            ))}
          </ol>
        </details>
        <p className={styles.outcome}>
          <b>{t('network.tournaments')}</b> {t(`network.outcome.${outcome}`)}
        </p>
      </div>
    </li>
  )
}
