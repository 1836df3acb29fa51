import type { ReactNode } from 'react'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { TrainingRound } from '#shared/school/pot-odds-training.ts'
import type { TrainingTexts } from '#shared/school/school-content.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { cardName } from './card-name.ts'
import styles from './training.module.css'

interface TrainingFeltProps {
  id: string
  content: TrainingTexts
  spot: TrainingRound
  language: string
  /** The heading. */
  children: ReactNode
}

/** Both hands, the board and the price of a round, on the cloth. */
export function TrainingFelt({ id, content, spot, language, children }: TrainingFeltProps) {
  const { number } = formatsOf(language)
  const rows = [
    { name: content.hand, cards: spot.hand },
    { name: content.against, cards: spot.against },
    { name: content.board, cards: spot.board },
  ]
  return (
    <div id={id} className={styles.felt}>
      {children}
      <dl className={`cluster ${styles.hands}`}>
        {rows.map(({ name, cards }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {cards.map((code) => (
                <Card key={code} {...parseCard(code)} width={84} alt={cardName(code, content)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="num strong mt-24 text-22">
        {content.price.replace('{pot}', number(spot.pot)).replace('{bet}', number(spot.bet))}
      </p>
    </div>
  )
}
