import type { ComponentProps, ReactNode } from 'react'
import { Cards } from './cards.tsx'
import styles from './felt.module.css'

interface FeltProps {
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The table that every tool of the school is played on. */
export function Felt({ id, className = '', children }: FeltProps) {
  return (
    <div id={id} className={`${styles.felt} ${className}`.trim()}>
      {children}
    </div>
  )
}

interface PlacesProps extends Pick<ComponentProps<typeof Cards>, 't'> {
  /** One’s own hand, the other’s, and the board, which lies between them where there is room. */
  places: readonly { name: string; cards: readonly string[] }[]
}

/** What lies on the felt: each row of cards under its name. */
export function Places({ places, t }: PlacesProps) {
  return (
    <dl className={styles.places}>
      {places.map(({ name, cards }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Cards codes={cards} width={84} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
