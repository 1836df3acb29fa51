import { formatDate } from '#client/components/format-release.ts'
import type { PolicyStop } from '#shared/policies/policies.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import frame from './policy-frame.module.css'
import styles from './policy-versions.module.css'

interface PolicyVersionsProps {
  stops: readonly PolicyStop[]
  shown: string
  language: string
  t: Translate<Messages>
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
              <span className="ink-quiet">{t(`policy.when.${time}`, { date: formatDate(effective, language) })}</span>
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
