import { formatDay } from '#client/components/format-day.ts'
import type { LayoutProps } from '#client/components/section-props.ts'
import type { PolicyStop } from '#shared/policies/policies.ts'
import frame from './policy-frame.module.css'
import styles from './policy-versions.module.css'

interface PolicyVersionsProps extends Pick<LayoutProps, 't'> {
  stops: readonly PolicyStop[]
  shown: string
  language: string
}

export function PolicyVersions({ stops, shown, language, t }: PolicyVersionsProps) {
  return (
    <nav className={`wrap ${frame.frame} no-print stack-16 ${styles.versions}`} aria-label={t('policy.versions')}>
      <h2>{t('policy.versions')}</h2>
      <ol>
        {stops.map(({ version, effective, path, time }, at) => (
          <li key={version} data-time={time} data-span={spanBetween(stops, at)}>
            <a className="relative block plain" aria-current={version === shown ? 'true' : undefined} href={path}>
              <b className="num">{version}</b>{' '}
              <span className="ink-quiet">{t(`policy.when.${time}`, { date: formatDay(effective, language) })}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function spanBetween(stops: readonly PolicyStop[], at: number): number | undefined {
  const time = (index: number) => Date.parse(stops[index]?.effective ?? '')
  if (at === stops.length - 1) return undefined
  const share = (time(at + 1) - time(at)) / (time(stops.length - 1) - time(0))
  return Math.min(12, Math.max(1, Math.round(share * 12)))
}
