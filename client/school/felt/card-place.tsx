import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import controls from '#client/components/field.module.css'
import { FieldMessage, type FieldProps, fieldControl } from '#client/components/field.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { codesIn } from './card-entries.ts'
import { acceptCard, dragCard } from './drag-card.ts'
import styles from './felt.module.css'

/** Empty places, drawn up to a board of them. */
const allGaps = [1, 2, 3, 4, 5]

interface CardPlaceProps extends FieldProps, Pick<SectionProps<'odds-calculator'>, 't'> {
  name: string
  value: string
  /** Cards that it has room for. */
  room: number
  /** The next card goes here. */
  isTarget: boolean
  texts: SectionProps<'odds-calculator'>['content']['deck']
  onWrite: (text: string) => void
  onChoose: () => void
  /** A card was dropped here. */
  onCard: (code: string) => void
  onTake: (code: string) => void
  /** What the hand has of the pot. */
  children?: ReactNode
}

/**
 * A place on the felt that cards are laid into: pressed, dragged or typed. The buttons are no stops of the Tab key: the field
 * chooses the place as well, and the deck takes every card back.
 */
export function CardPlace(props: CardPlaceProps) {
  const { id, name, label, hint, error, value, room, isTarget, texts, onWrite, onChoose, onCard, onTake, children, t } =
    props
  const codes = codesIn(value)
  const gaps = allGaps.slice(0, room).slice(codes.length)
  return (
    <div data-target={isTarget ? '' : undefined} {...acceptCard(onCard, onChoose)}>
      <p className={styles.name}>
        <label className="strong" htmlFor={id}>
          {label}
        </label>
        {children}
      </p>
      <span className={styles.cards}>
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            aria-label={texts.take.replace('{card}', t('art.card', parseCard(code)))}
            onClick={({ currentTarget: { parentElement: cards } }) => {
              flushSync(() => onTake(code))
              // Where the card lay is a gap now: the deck may be out of sight.
              cards?.querySelector<HTMLElement>(`.${styles.gap}`)?.focus()
            }}
            {...dragCard(code)}
          >
            <Card {...parseCard(code)} width={84} alt="" />
          </button>
        ))}
        {gaps.map((gap, index) => (
          <button
            key={gap}
            type="button"
            className={`no-print ${styles.gap}`}
            tabIndex={-1}
            aria-label={texts.target.replace('{field}', label)}
            aria-hidden={index > 0 || undefined}
            onClick={onChoose}
          />
        ))}
      </span>
      <input
        type="text"
        className={`${controls.control} ${styles.field}`}
        {...fieldControl({ id, label, hint, error })}
        name={name}
        value={value}
        maxLength={48}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => onWrite(event.target.value)}
        onFocus={onChoose}
      />
      <p id={`${id}-hint`} className="visually-hidden">
        {hint}
      </p>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
