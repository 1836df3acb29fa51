import panel from '#client/components/data-panel.module.css'
import { formatAmount } from '#client/components/format-amount.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { tableRoles } from '#client/components/table-roles.ts'
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
      <p className={`display num ${styles.total}`}>{totalOf(month, language)}</p>
      <p>{t('giveaways.spread', { count: shares.length, month: monthName(month, language) })}</p>
      <table className={`num ${styles.shares}`} {...tableRoles.table}>
        <caption className="visually-hidden">{t('giveaways.name')}</caption>
        <thead className="visually-hidden" {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{t('giveaways.giveaway')}</th>
            <th {...tableRoles.columnHeader}>{t('giveaways.amount')}</th>
            <th {...tableRoles.columnHeader}>{t('giveaways.paid')}</th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {shares.map((share) => (
            <Share key={share.id} share={share} total={amount(share.total)} t={t} />
          ))}
        </tbody>
      </table>
      <p className={`quiet ${panel.foot}`}>
        {t('giveaways.as-of', { day })} {conditions}
      </p>
    </div>
  )
}

export function totalOf({ shares, currency }: GiveawayMonth, language: string): string {
  return formatAmount(sumShares(shares).total, { language, currency })
}

export function monthName({ month }: GiveawayMonth, language: string): string {
  return formatsOf(language).date(new Date(`${month}-01`), { month: 'long', timeZone: 'UTC' })
}

function Share({ share, total, t }: { share: GiveawayShare; total: string; t: GiveawayPanelProps['t'] }) {
  const { percent } = sumShares([share])
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>{isKnownGiveaway(share.id) ? t(`giveaways.share.${share.id}`) : share.name}</th>
      <td {...tableRoles.cell}>{total}</td>
      <td className={styles.paid} {...tableRoles.cell}>
        <span className="visually-hidden">{t('giveaways.percent', { percent })}</span>
        <svg className={styles.bar} width="300" height="7" aria-hidden="true">
          <line x2="100%" y1="50%" y2="50%" />
          {percent > 0 && <line x2={`${percent}%`} y1="50%" y2="50%" />}
        </svg>
      </td>
    </tr>
  )
}

export function GiveawayFrame() {
  return (
    <div className={`sheet column ${panel.panel} ${styles.giveaways}`} aria-hidden="true">
      <div className={styles.waiting}>
        {Array.from({ length: 4 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
          <svg key={row} className={styles.bar} width="300" height="7" aria-hidden="true">
            <line x2="100%" y1="50%" y2="50%" />
          </svg>
        ))}
      </div>
    </div>
  )
}
