import { Badge } from '#client/components/badge.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { groupPromotions, promotionStates } from '#shared/promotions/promotions.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { writePeriod } from '../write-period.ts'
import styles from './promotion-list.module.css'

type Props = StaticSectionProps<'promotion-list'>

export function PromotionList(props: Props) {
  const { id, content, data, t } = props
  const { title, lead, shows, items, empty, note } = content
  const groups = groupPromotions(items, data ?? {})
  const states = shows === 'ended' ? (['ended'] as const) : promotionStates
  const shown = states.filter((state) => groups[state].length > 0)
  return (
    <section id={id} className={styles.section}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {shown.length === 0 && <p>{empty}</p>}
        {shown.map((state) => (
          <div key={state} data-state={state}>
            <h3 className={styles.state}>
              <Badge tone={state === 'running' ? 'responsible' : 'plain'}>{t(`promotion.${state}`)}</Badge>
            </h3>
            <ul className={styles.items}>
              {groups[state].map((item) => (
                <li key={item.promotion} data-promotion={item.promotion}>
                  <Item {...props} item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className={`quiet ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}

function Item({ item, context, t, hrefTo }: Props & { item: SectionContent<'promotion-list'>['items'][number] }) {
  const lines = [
    { term: t('promotion.period'), detail: writePeriod(item.promotion, context.language, t) },
    { term: t('promotion.who'), detail: item.who },
    ...item.conditions.map((condition) => ({ term: condition.term, detail: fillAmounts(condition, context) })),
  ]
  return (
    <>
      <div>
        <h4>{item.page ? <a href={hrefTo(item.page)}>{item.name}</a> : item.name}</h4>
        <p className="num">{fillAmounts(item, context)}</p>
      </div>
      <dl className="num">
        {lines.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
