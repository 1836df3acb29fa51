import { PageTrail } from '#client/components/breadcrumb.tsx'
import { formatDay } from '#client/components/format-day.ts'
import { Icon } from '#client/components/icon.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { type NetworkIncident, overallState, statusDays } from '#shared/network-status/network-status.ts'
import { NetworkIncidents } from '../network-incidents.tsx'
import styles from './network-status.module.css'

const DAY_COUNT = 30

export function NetworkStatus({ id, content, data, context, t, hrefTo }: StaticSectionProps<'network-status'>) {
  const { language, timeZone, locale } = context
  const state = data ? overallState(data) : 'unknown'
  const days = data ? statusDays(data, DAY_COUNT) : []
  const open: NetworkIncident[] = data ? data.incidents.filter(({ end }) => end === null) : []
  return (
    <section id={id} className={styles.status} data-state={state}>
      <div className="wrap">
        <PageTrail
          parents={[{ label: t('nav.about'), page: 'about-us' }]}
          name={content.title}
          {...{ context, t, hrefTo }}
        />
        <div className={`columns-768 ${styles.head}`}>
          <span className={`centred ${styles.lamp}`} aria-hidden="true">
            <Icon name={state === 'running' ? 'check' : state === 'unknown' ? 'question' : 'warning'} />
          </span>
          <div>
            <p className="ink-quiet bold">{content.title}</p>
            <h1>{t(`network.now.${state}`)}</h1>
            <p className={styles.lead}>{data ? content.lead : t('network.unavailable')}</p>
            {data && (
              <p className="num quiet mt-12">
                {t('network.checked', {
                  time: data.checkedAt.slice(11, 16),
                  date: formatDay(data.checkedAt, language),
                })}{' '}
                <a href={hrefTo('network-status')}>{t('network.again')}</a>
              </p>
            )}
          </div>
        </div>
        {data && (
          <div className={`columns-1024 sheet ${styles.board}`}>
            <ul className={styles.systems}>
              {data.systems.map((system) => (
                <li key={system.id} className="row" data-state={system.state}>
                  <span>{t(`network.system.${system.id}`)}</span>
                  <b className="ink-responsible middle gap-8">
                    <Icon name={system.state === 'running' ? 'check' : 'warning'} />
                    {t(`network.state.${system.state}`)}
                  </b>
                </li>
              ))}
            </ul>
            <figure className={`line-above min-0 ${styles.days}`}>
              <ol aria-label={t('network.days', { count: String(DAY_COUNT) })}>
                {days.map((day) => (
                  <li
                    key={day.date}
                    data-state={day.state}
                    title={`${formatDay(day.date, language)}: ${t(`network.day.${day.state}`)}`}
                  >
                    <span className="visually-hidden">
                      {formatDay(day.date, language)}: {t(`network.day.${day.state}`)}
                    </span>
                  </li>
                ))}
              </ol>
              <p className={`num mt-8 text-14 gap-16 ink-quiet ${styles.span}`}>
                <span>{formatDay(days[0]?.date ?? data.checkedAt, language)}</span>
                <span>{formatDay(data.checkedAt, language)}</span>
              </p>
              <ul className={`cluster ${styles.legend}`} aria-hidden="true">
                {(['running', 'planned', 'slow', 'down'] as const).map((kind) => (
                  <li key={kind} className="row gap-8" data-state={kind}>
                    {t(`network.day.${kind}`)}
                  </li>
                ))}
              </ul>
            </figure>
          </div>
        )}
        {data && (
          <NetworkIncidents
            title={t(open.length > 0 ? 'network.incidents.open' : 'network.incidents')}
            incidents={data.incidents}
            checkedAt={data.checkedAt}
            {...{ language, locale, timeZone, t }}
          />
        )}
        <p className={`quiet ${styles.note}`}>
          {content.note} <a href="/api/network-status">{t('network.json')}</a>
        </p>
      </div>
    </section>
  )
}
