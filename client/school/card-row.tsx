import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'

interface CardRowProps {
  codes: readonly string[]
  width: number
  t: Translate<Messages>
  className?: string | undefined
  isDecoration?: boolean
  /** How many of the first are of full strength. */
  made?: number
}

export function CardRow({ codes, width, t, className, isDecoration = false, made = codes.length }: CardRowProps) {
  return (
    <span className={className}>
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
