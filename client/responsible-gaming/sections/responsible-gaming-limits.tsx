import { formatAmount } from '#client/components/format-amount.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { tableRoles } from '#client/components/table-roles.ts'
import styles from './responsible-gaming-limits.module.css'

export function ResponsibleGamingLimits({
  id,
  content,
  context,
  t,
  site,
}: StaticSectionProps<'responsible-gaming-limits'>) {
  const { title, lead, limits, contactMoment, netDepositStop, note } = content
  const rules = site.jurisdiction.depositRules
  const columns = [
    t('responsible-gaming.limit'),
    t('responsible-gaming.does'),
    t('responsible-gaming.lower'),
    t('responsible-gaming.higher'),
  ]
  const amount = (value: number) =>
    formatAmount(value, { language: context.language, currency: rules?.currency ?? context.currency })
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <table className={`stacked-table ${styles.limits}`} {...tableRoles.table}>
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
              <td {...tableRoles.cell} className={`ink-strong ${styles.short}`}>
                <span aria-hidden="true">{t('responsible-gaming.lower')}: </span>
                {lower}
              </td>
              <td {...tableRoles.cell} className={`ink-strong ${styles.short}`}>
                <span aria-hidden="true">{t('responsible-gaming.higher')}: </span>
                {higher}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rules && (
        <dl className={`num columns-768 ${styles.rules}`}>
          {[
            { term: 'responsible-gaming.per-month', text: contactMoment, amounts: rules.contactMoment } as const,
            { term: 'responsible-gaming.per-saldo', text: netDepositStop, amounts: rules.netDepositStop } as const,
          ].map(({ term, text, amounts }) => (
            <div key={term}>
              <dt className="strong text-17">{t(term, { amount: amount(amounts.adult) })}</dt>
              <dd className="loose">
                {text.replace('{youngAdult}', amount(amounts.youngAdult)).replace('{age}', String(rules.adultFrom))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={`quiet ${styles.note}`}>{note}</p>
    </ReadingSection>
  )
}
