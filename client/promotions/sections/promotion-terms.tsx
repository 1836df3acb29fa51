import { Badge } from '#client/components/badge.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { writePeriod } from '#client/components/write-period.ts'
import { periodOf } from '#shared/promotions/promotions.ts'
import { Exclusions } from '../exclusions.tsx'
import { TermsSlip } from '../terms-slip.tsx'
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
        <TermsSlip
          {...{ conditions, context, t, hrefTo }}
          period={writePeriod(periodOf(promotion), context.language, t)}
        />
        {conditions.exclusions && <Exclusions {...conditions.exclusions} />}
      </div>
    </section>
  )
}
