import { Button } from '#client/components/button.tsx'
import { Icon } from '#client/components/icon.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { Cards } from '../felt/cards.tsx'
import { Felt } from '../felt/felt.tsx'
import styles from './hand-poster.module.css'

const allHands = 2_598_960

export function HandPoster({ id, content, context, t, hrefTo }: SectionProps<'hand-poster'>) {
  const { title, lead, hands, frequency, print, note } = content
  const { number } = formatsOf(context.language)
  return (
    <section id={id} className={`section-64-96 ${styles.poster}`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="title-36">{title}</h2>
          <p>
            <LinkedText text={lead} hrefTo={hrefTo} />
          </p>
          <Button look="line" data-action="print">
            <Icon name="print" />
            {print}
          </Button>
        </div>
        <Felt>
          <ol className={styles.hands}>
            {hands.map(({ name, term, cards, made, text, spoken, count }) => (
              <li key={name} className="gap-12 line-above relative grid" id={`${id}-${term}`}>
                <Cards codes={cards} width={84} t={t} made={made} isDecoration />
                <div>
                  <h3 className="text-20">
                    <a className="plain hover-line" href={hrefTo('glossary-term', { term })}>
                      {name}
                    </a>
                  </h3>
                  <p className="visually-hidden">{spoken}</p>
                  <p>{text}</p>
                  <p className={`num quiet ${styles.count}`}>
                    {frequency
                      .replace('{count}', number(count))
                      .replace('{times}', number(allHands / count, { maximumSignificantDigits: 3 }))}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </Felt>
        <p className={`quiet mt-16 ${styles.note}`}>
          <LinkedText text={note} hrefTo={hrefTo} />
        </p>
      </div>
    </section>
  )
}
