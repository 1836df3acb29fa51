import panel from '#client/components/data-panel.module.css'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { type GiveawayMonth, type GiveawayShare, isKnownGiveaway, sumShares } from '#shared/promotions/giveaways.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './giveaway-panel.module.css'

interface GiveawayPanelProps {
  month: GiveawayMonth
  language: string
  conditions: string
  t: SectionProps<'leaderboards'>['t']
}

export function GiveawayPanel({ month, language, conditions, t }: GiveawayPanelProps) {
  const { shares, currency, date } = month
  const formats = formatsOf(language)
  const amount = (value: number) => formatAmount(value, { language, currency })
  const day = formats.date(new Date(date), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className={`sheet column ${panel.panel} ${styles.giveaways}`}>
      <h3 className={`display ${panel.name}`}>{t('giveaways.name')}</h3>
      <p className={`display num ${styles.total}`}>{amount(sumShares(shares).total)}</p>
      <p>{t('giveaways.spread', { count: shares.length, month: monthName(month, language) })}</p>
      <ul className={`num ${styles.shares}`}>
        {shares.map((share) => (
          <Share key={share.id} share={share} total={amount(share.total)} t={t} />
        ))}
      </ul>
      <p className={`quiet ${panel.foot}`}>
        {t('giveaways.as-of', { day })} {conditions}
      </p>
    </div>
  )
}

function monthName({ month }: GiveawayMonth, language: string): string {
  return formatsOf(language).date(new Date(`${month}-01`), { month: 'long', timeZone: 'UTC' })
}

function Share({ share, total, t }: { share: GiveawayShare; total: string; t: GiveawayPanelProps['t'] }) {
  const { percent } = sumShares([share])
  return (
    <li>
      <span>{isKnownGiveaway(share.id) ? t(`giveaways.share.${share.id}`) : share.name}</span>
      <span>
        {total} <span className="visually-hidden">{t('giveaways.percent', { percent })}</span>
      </span>
      <svg className={styles.bar} width="300" height="7" aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" />
        {percent > 0 && <line x2={`${percent}%`} y1="50%" y2="50%" />}
      </svg>
    </li>
  )
}

export function GiveawayFrame() {
  return (
    <div className={`sheet column ${panel.panel} ${styles.giveaways}`} aria-hidden="true">
      <div className={styles.waiting} />
    </div>
  )
}
