import { Badge } from '#client/components/badge.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Exclusions } from '../exclusions.tsx'
import { writePeriod } from '../write-period.ts'
import styles from './promotion-terms.module.css'

export function PromotionTerms({ id, content, data, context, t, hrefTo }: StaticSectionProps<'promotion-terms'>) {
  const { promotion, conditions } = content
  const state = data?.[promotion]
  return (
    <section id={id} className="section-80-112">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          {state && <Badge tone={state === 'running' ? 'responsible' : 'plain'}>{t(`promotion.${state}`)}</Badge>}
          <h2 className="title-64 mt-16">{conditions.title}</h2>
        </div>
        <div className={styles.slip}>
          <dl className="num">
            <div>
              <dt>{t('promotion.period')}</dt>
              <dd>{writePeriod(promotion, context.language, t)}</dd>
            </div>
            {conditions.items.map((item) => (
              <div key={item.term}>
                <dt>{item.term}</dt>
                <dd>{fillAmounts(item, context)}</dd>
              </div>
            ))}
          </dl>
          <ContentLink link={conditions.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
        </div>
        {conditions.exclusions && <Exclusions {...conditions.exclusions} />}
      </div>
    </section>
  )
}
