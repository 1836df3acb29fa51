import { parseCard } from '#client/art/card-code.ts'
import { HeadedText } from '#client/components/headed-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { cardCode, cardNumber } from '#shared/poker/hand-strength.ts'
import { countOuts } from '#shared/poker/outs.ts'
import { fillWords } from '#shared/site/fill-words.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { Felt, Places } from '../felt/felt.tsx'
import styles from './outs-grid.module.css'

/** From ace to two, as people lay cards out. */
const ranks = [...'AKQJT98765432']
const suits = ['s', 'h', 'd', 'c']

export function OutsGrid({ id, content, context, t, hrefTo }: SectionProps<'outs-grid'>) {
  const { title, paragraphs, hand, against, board, caption, legend } = content
  const { outs, unseen, next, equity } = countOuts({ hand: hand.cards, against: against.cards, board: board.cards })
  const { number } = formatsOf(context.language)
  const percent = (part: number) => number(part, { style: 'percent', maximumFractionDigits: 1 })
  const words = { outs: outs.length, unseen, next: percent(next), river: percent(equity) }
  const fill = (text: string) => fillWords(text, words)
  const gone = new Set([...hand.cards, ...against.cards, ...board.cards].map(cardNumber))
  const lookOf = (card: number) => (outs.includes(card) ? 'out' : gone.has(card) ? 'gone' : 'rest')
  const names = outs.map((card) => t('art.card', parseCard(cardCode(card)))).join(', ')
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <HeadedText className={`num ${styles.words}`} paragraphs={paragraphs.map(fill)} {...{ title, hrefTo }} />
        <Felt className={styles.scene}>
          <Places t={t} places={[hand, against, board]} />
          <figure className="mt-24">
            <figcaption className="num quiet">{fill(caption)}</figcaption>
            <div className={styles.deck} role="img" aria-label={`${legend.out}: ${names}`}>
              {suits.flatMap((suit) =>
                ranks.map((rank) => (
                  <span key={rank + suit} className={styles[lookOf(cardNumber(rank + suit))]}>
                    {rank === 'T' ? '10' : rank}
                    <Suit name={parseCard(rank + suit).suit} />
                  </span>
                )),
              )}
            </div>
            <ul className={`cluster mt-12 text-15 ${styles.legend}`} aria-hidden="true">
              {(['out', 'rest', 'gone'] as const).map((look) => (
                <li key={look} className="row gap-8">
                  <span className={styles[look]} /> {legend[look]}
                </li>
              ))}
            </ul>
          </figure>
        </Felt>
      </div>
    </section>
  )
}
