import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { InteractiveMessages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import styles from './felt.module.css'

interface CardsProps {
  codes: readonly string[]
  /** Of a card where there is room; all of them shrink alike. */
  width: number
  t: Translate<InteractiveMessages>
  className?: string | undefined
  isDecoration?: boolean
  /** How many of the first are of full strength. */
  made?: number
}

/** Cards side by side, as they lie on a table or are held in a hand. */
export function Cards({ codes, width, t, className = '', isDecoration = false, made = codes.length }: CardsProps) {
  return (
    <span className={`${styles.cards} ${className}`.trim()}>
      {codes.map((code, index) => {
        const card = parseCard(code)
        return (
          <span key={code} data-pale={index >= made ? '' : undefined}>
            <Card {...card} width={width} alt={isDecoration ? '' : t('art.card', card)} />
          </span>
        )
      })}
    </span>
  )
}
