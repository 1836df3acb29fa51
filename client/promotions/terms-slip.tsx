import { ContentLink } from '#client/components/content-link.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import styles from './terms-slip.module.css'

interface TermsSlipProps extends Pick<StaticSectionProps<'promotion-terms'>, 'context' | 't' | 'hrefTo'> {
  conditions: Pick<SectionContent<'promotion-terms'>['conditions'], 'items' | 'link'>
  /** Where nothing beside it says what it is. */
  title?: string
  /** When the promotion runs, where the slip is to say so. */
  period?: string
}

/** The conditions of a promotion, on paper that is torn off below. */
export function TermsSlip({ conditions, title, period, context, t, hrefTo }: TermsSlipProps) {
  const items = conditions.items.map((item) => ({ term: item.term, detail: fillAmounts(item, context) }))
  const rows = period === undefined ? items : [{ term: t('promotion.period'), detail: period }, ...items]
  return (
    <div className={styles.slip}>
      {title && <h3 className="display text-28">{title}</h3>}
      <dl className="num">
        {rows.map(({ term, detail }) => (
          <div key={term} className="gap-12 grid">
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <ContentLink link={conditions.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
    </div>
  )
}
