import { Badge } from '#client/components/badge.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import { SectionHead } from '#client/components/section-head.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { writePeriod } from '#client/components/write-period.ts'
import { groupPromotions, periodOf } from '#shared/promotions/promotions.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import { Exclusions } from '../exclusions.tsx'
import styles from './promotion-list.module.css'

type Props = StaticSectionProps<'promotion-list'>
type Promotion = SectionContent<'promotion-list'>['items'][number]
interface Line {
  term: string
  detail: string
}
const statesOf = { current: ['running', 'upcoming'], ended: ['ended'] } as const

export function PromotionList(props: Props) {
  const { id, content, data, t } = props
  const { title, lead, shows, items, empty } = content
  const groups = groupPromotions(items, data ?? {})
  const shown = statesOf[shows].filter((state) => groups[state].length > 0)
  const lines = new Map(shown.flatMap((state) => groups[state]).map((item) => [item, linesOf(item, props)]))
  const common = commonLines([...lines.values()])
  const isOfAll = (item: Promotion) => common.every(({ term }) => lines.get(item)?.some((line) => line.term === term))
  const others = [...lines.keys()].filter((item) => !isOfAll(item)).map(({ name }) => name)
  return (
    <section id={id} className="section-80-112">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {shown.length === 0 && <p>{empty}</p>}
        {common.length > 0 && (
          <div className={`gap-16 grid line-below mt-48 ${styles.common}`} data-common>
            <h3 className="text-20">
              {others.length === 0
                ? t('promotion.common')
                : t('promotion.common-but', { names: new Intl.ListFormat(props.context.language).format(others) })}
            </h3>
            <Lines lines={common} />
          </div>
        )}
        {shown.map((state) => (
          <div key={state} data-state={state}>
            <h3 className="mt-32">
              <Badge tone={state === 'running' ? 'responsible' : 'plain'}>{t(`promotion.${state}`)}</Badge>
            </h3>
            <ul className={styles.items}>
              {groups[state].map((item) => (
                <li key={item.promotion} className="gap-16 line-below grid" data-promotion={item.promotion}>
                  <Item
                    {...props}
                    item={item}
                    lines={(lines.get(item) ?? []).filter((line) => !isOfAll(item) || !includes(common, line))}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function linesOf(item: Promotion, { context, t }: Props): Line[] {
  return [
    { term: t('promotion.period'), detail: writePeriod(periodOf(item.promotion), context.language, t) },
    { term: t('promotion.who'), detail: item.who },
    ...item.conditions.map((condition) => ({ term: condition.term, detail: fillAmounts(condition, context) })),
  ]
}

const includes = (lines: readonly Line[], { term, detail }: Line) =>
  lines.some((line) => line.term === term && line.detail === detail)

/** What most promotions say word for word: that is said once. */
function commonLines(all: readonly Line[][]): Line[] {
  const isCommon = (line: Line) => all.filter((lines) => includes(lines, line)).length > Math.max(2, all.length / 2)
  return all.flat().filter((line, index, flat) => isCommon(line) && !includes(flat.slice(0, index), line))
}

function Item({ item, lines, context, hrefTo }: Props & { item: Promotion; lines: readonly Line[] }) {
  return (
    <>
      <div>
        <h4>{item.page ? <a href={hrefTo(item.page)}>{item.name}</a> : item.name}</h4>
        <p className="num">{fillAmounts(item, context)}</p>
      </div>
      <div>
        <Lines lines={lines} />
        {item.exclusions && <Exclusions {...item.exclusions} />}
      </div>
    </>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={`num ${styles.lines}`}>
      {lines.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
