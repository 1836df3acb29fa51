import { formatAmount } from '#client/components/format-amount.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { tableRoles } from '#client/components/table-roles.ts'
import styles from './care-limits.module.css'

/** What a player can limit, and what the law of the jurisdiction adds for deposits. */
export function CareLimits({ id, content, context, t, site }: StaticSectionProps<'care-limits'>) {
  const { title, lead, limits, contactMoment, netDepositStop, note } = content
  const rules = site.jurisdiction.depositRules
  const columns = [t('care.limit'), t('care.does'), t('care.lower'), t('care.higher')]
  const amount = (value: number) =>
    formatAmount(value, { language: context.language, currency: rules?.currency ?? context.currency })
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <table className={styles.limits} {...tableRoles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {limits.map(({ name, does, lower, higher }) => (
            <tr key={name} {...tableRoles.row}>
              <th {...tableRoles.rowHeader}>{name}</th>
              <td {...tableRoles.cell}>{does}</td>
              <td {...tableRoles.cell} className={styles.short}>
                <span aria-hidden="true">{t('care.lower')}: </span>
                {lower}
              </td>
              <td {...tableRoles.cell} className={styles.short}>
                <span aria-hidden="true">{t('care.higher')}: </span>
                {higher}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules && (
        <dl className={`num ${styles.rules}`}>
          {[
            { term: 'care.per-month', text: contactMoment, amounts: rules.contactMoment } as const,
            { term: 'care.per-saldo', text: netDepositStop, amounts: rules.netDepositStop } as const,
          ].map(({ term, text, amounts }) => (
            <div key={term}>
              <dt>{t(term, { amount: amount(amounts.adult) })}</dt>
              <dd>
                {text.replace('{youngAdult}', amount(amounts.youngAdult)).replace('{age}', String(rules.adultFrom))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.note}>{note}</p>
    </ReadingSection>
  )
}
