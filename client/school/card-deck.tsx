import { type KeyboardEvent, useRef, useState } from 'react'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { CardField } from '#shared/school/odds-entries.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import styles from './card-deck.module.css'
import { cardName } from './card-name.ts'

const codes = [...'shdc'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit))
const perRow = 13
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }

interface CardDeckProps {
  content: Pick<SectionContent<'odds-calculator'>, 'deck' | 'card' | 'ranks' | 'suits'>
  holderOf: (code: string) => CardField | null
  targetLabel: string
  labelOf: (field: CardField) => string
  onToggle: (code: string, holder: CardField | null) => void
}

export function CardDeck({ content, holderOf, targetLabel, labelOf, onToggle }: CardDeckProps) {
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { deck } = content
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? codes.length - 1 : current + (step ?? Number.NaN)
    if (Number.isNaN(to)) return
    event.preventDefault()
    const next = Math.min(codes.length - 1, Math.max(0, to))
    setCurrent(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset className={`no-script ${styles.deck}`}>
      <legend>{deck.title}</legend>
      <p>{deck.hint}</p>
      <p aria-live="polite">{deck.target.replace('{field}', targetLabel)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is pressed; arrows only move between them */}
      <div ref={list} className={styles.cards} onKeyDown={onKeyDown}>
        {codes.map((code, index) => {
          const holder = holderOf(code)
          const name = cardName(code, content)
          return (
            <button
              key={code}
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-pressed={holder !== null}
              aria-label={holder ? `${name}: ${labelOf(holder)}` : name}
              onFocus={() => setCurrent(index)}
              onClick={() => onToggle(code, holder)}
            >
              <Card {...parseCard(code)} width={63} alt="" />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
