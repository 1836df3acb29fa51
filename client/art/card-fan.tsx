import { Card, type CardProps } from './card.tsx'
import styles from './card-fan.module.css'

interface CardFanProps {
  cards: readonly Pick<CardProps, 'rank' | 'suit' | 'alt'>[]
  isSmall?: boolean
}

const widths = { small: 64, large: 112 }

export function CardFan({ cards, isSmall = false }: CardFanProps) {
  return (
    <span className={isSmall ? `${styles.fan} ${styles.small}` : styles.fan}>
      {cards.map((card) => (
        <Card key={`${card.suit}-${card.rank}`} {...card} width={isSmall ? widths.small : widths.large} />
      ))}
    </span>
  )
}
