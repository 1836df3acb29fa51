import { DataTable } from '#client/components/data-table.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { ReadingSection } from '#client/components/reading-section.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { ClauseCite } from '#client/policies/clause-cite.tsx'

/** What the edition takes or pays money with: how long each takes, what it costs, the least and the most. */
export function PaymentMethods({ id, content, context, t, site }: StaticSectionProps<'payment-methods'>) {
  const { direction, title, lead, caption, columns, cost, least, most, note, clauses } = content
  const amounts = [cost, least, most].map((amount) => fillAmounts(amount, context))
  return (
    <ReadingSection id={id} title={title} lead={lead}>
      <DataTable
        id={`${id}-caption`}
        caption={caption}
        columns={columns.map((label) => ({ label }))}
        rows={site.edition.payments[direction].map(({ method, days: [from, to] }) => ({
          key: method,
          cells: [t(`payments.${method}`), t('payments.days', { from, to }), ...amounts],
        }))}
      />
      <p className="quiet mt-16 measure">{note}</p>
      {clauses.map((clause) => (
        <ClauseCite key={clause.number} clause={clause} article={t('cite.article')} />
      ))}
    </ReadingSection>
  )
}
