import { type KeyboardEvent, useRef, useState } from 'react'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import { acceptCard, dragCard } from './drag-card.ts'
import styles from './felt.module.css'

const codes = [...'shdc'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit))
const perRow = 13
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow }

interface DeckProps extends Pick<SectionProps<'odds-calculator'>, 'id' | 't'> {
  texts: SectionProps<'odds-calculator'>['content']['deck']
  /** Where a card lies; null: it is still in the deck. */
  holderOf: (code: string) => string | null
  /** Where the next card goes, if there is room. */
  target: { label: string; isFull: boolean }
  onPress: (code: string) => void
  /** A card of the table was dropped on the deck. */
  onReturn: (code: string) => void
}

/** All 52 cards: one stop of the Tab key, and arrows within it. A press lays a card down or takes it back; so does dragging. */
export function Deck({ id, texts, holderOf, target, onPress, onReturn, t }: DeckProps) {
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
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
    <fieldset className="no-print no-script" {...acceptCard(onReturn)}>
      <legend className="strong">{texts.title}</legend>
      <p className="quiet">{texts.hint}</p>
      <p className="quiet" aria-live="polite">
        {texts[target.isFull ? 'full' : 'target'].replace('{field}', target.label)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is pressed; arrows only move between them */}
      <div ref={list} className={styles.deck} onKeyDown={onKeyDown}>
        {codes.map((code, index) => {
          const holder = holderOf(code)
          const name = t('art.card', parseCard(code))
          return (
            <button
              key={code}
              id={`${id}-${code}`}
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-pressed={holder !== null}
              aria-label={holder ? `${name}: ${holder}` : name}
              onFocus={() => setCurrent(index)}
              onClick={() => onPress(code)}
              {...dragCard(code)}
            >
              <Card {...parseCard(code)} width={63} alt="" />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
