import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { neededEquity } from '#shared/poker/outs.ts'
import { formatsOf } from '#shared/site/messages.ts'
import styles from './pot-split.module.css'

export function PotSplit({ id, content, context, hrefTo }: SectionProps<'pot-split'>) {
  const { title, paragraphs, pot, bet, labels } = content
  const { number } = formatsOf(context.language)
  const needed = number(neededEquity({ pot, bet }), { style: 'percent', maximumFractionDigits: 1 })
  const total = pot + 2 * bet
  const parts = [
    { look: 'pot', amount: pot, from: 0 },
    { look: 'bet', amount: bet, from: pot },
    { look: 'call', amount: bet, from: pot + bet },
  ] as const
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <div className={styles.words}>
          <h2 className="title-36">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-16 text-17">
              <LinkedText text={paragraph.replace('{needed}', needed)} hrefTo={hrefTo} />
            </p>
          ))}
        </div>
        <figure className={`num ${styles.picture}`}>
          <figcaption>
            <b className={`ink-reward block ${styles.needed}`}>{needed}</b> {labels.label.replace('{needed}', needed)}
          </figcaption>
          <svg
            className="full mt-16"
            viewBox={`0 0 ${total} 10`}
            width="640"
            height="56"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {parts.map(({ look, amount, from }) => (
              <rect key={look} className={styles[look]} x={from} width={amount} height="10" />
            ))}
          </svg>
          <ul className="cluster mt-12">
            {parts.map(({ look, amount }) => (
              <li key={look} className="row gap-8">
                <span className={styles[look]} aria-hidden="true" />
                {labels[look]}: <b>{amount}</b>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  )
}
