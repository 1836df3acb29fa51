import type { SuitName } from '#shared/site/suit-name.ts'
import { card, type Rank } from './card-geometry.ts'

export interface CardProps {
  rank: Rank
  suit: SuitName
  /** The least that it is shown at. */
  width: number
  /** The card's name in the page's language (message `art.card`); empty where the text beside it says it. */
  alt: string
  className?: string | undefined
}

/** Below this width, in CSS pixels, pips cannot be counted. */
const LEAST_FOR_PIPS = 90

/** One of the 52 cards, by the address of its illustration: the same in static and interactive parts. */
export function Card({ rank, suit, ...image }: CardProps) {
  return <CardImage name={`${image.width < LEAST_FOR_PIPS ? 'index' : 'card'}-${suit}-${rank}`} {...image} />
}

export function CardBack({ width }: Pick<CardProps, 'width'>) {
  return <CardImage name="card-back" width={width} alt="" />
}

function CardImage({ name, width, alt, className }: Pick<CardProps, 'width' | 'alt' | 'className'> & { name: string }) {
  return (
    <img
      className={className}
      src={`/art/${name}.svg`}
      width={width}
      height={Math.round((width * card.height) / card.width)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}
