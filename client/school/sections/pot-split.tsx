import { HeadedText } from '#client/components/headed-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { neededEquity } from '#shared/poker/outs.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { ChipBar, ChipMark } from '../felt/chip-bar.tsx'
import styles from './pot-split.module.css'

export function PotSplit({ id, content, context, hrefTo }: SectionProps<'pot-split'>) {
  const { title, paragraphs, pot, bet, labels } = content
  const { number } = formatsOf(context.language)
  const needed = number(neededEquity({ pot, bet }), { style: 'percent', maximumFractionDigits: 1 })
  // As in the trainer: the call first, whose part of it all is what has to be won.
  const parts = [
    { label: labels.call, amount: bet },
    { label: labels.pot, amount: pot },
    { label: labels.bet, amount: bet },
  ]
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <HeadedText
          className={styles.words}
          paragraphs={paragraphs.map((paragraph) => paragraph.replace('{needed}', needed))}
          {...{ title, hrefTo }}
        />
        <figure className="num">
          <figcaption className={styles.caption}>
            <b className={`ink-reward block ${styles.needed}`}>{needed}</b> {labels.label.replace('{needed}', needed)}
          </figcaption>
          <ChipBar parts={parts.map(({ amount }) => amount)} />
          <ul className={`cluster mt-12 ${styles.legend}`}>
            {parts.map(({ label, amount }, index) => (
              <li key={label} className="row gap-8">
                <ChipMark at={index} />
                {label}: <b>{amount}</b>
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  )
}
