import { LinkedText } from '#client/components/linked-text.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { termExample } from '#shared/school/term-examples.ts'
import { Cards } from '../felt/cards.tsx'
import styles from './hand-order.module.css'

/** The ids of the hands’ terms, the highest first. */
const handsInOrder = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const

/** What beats what, small enough for a sheet of paper with the rules on it. */
export function HandOrder({ id, content, data, t, hrefTo }: StaticSectionProps<'hand-order'>) {
  const nameOf = new Map(data?.map(({ id: term, term: name }) => [term, name]))
  return (
    <section id={id} className={`section-64-96 ${styles.order}`}>
      <div className="wrap">
        <h2 className="title-36">{content.title}</h2>
        <p className="mt-16 text-17 measure">
          <LinkedText text={content.lead} hrefTo={hrefTo} />
        </p>
        <ol className={`mt-24 ${styles.hands}`}>
          {handsInOrder.map((term) => {
            const { rows = [], made = 5 } = termExample(term) ?? {}
            return (
              <li key={term} className="line-above">
                <Cards
                  className={styles.cards}
                  codes={rows[0]?.cards ?? []}
                  width={64}
                  t={t}
                  made={made}
                  isDecoration
                />
                <a className="plain hover-line strong" href={hrefTo('glossary-term', { term })}>
                  {nameOf.get(term)}
                </a>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
