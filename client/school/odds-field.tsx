import { Card } from '#client/art/card.tsx'
import { parseCard } from '#client/art/card-code.ts'
import type { FieldProps } from '#client/components/field.tsx'
import { TextField } from '#client/components/text-field.tsx'
import { codesIn } from './card-entries.ts'
import styles from './odds-field.module.css'

interface OddsFieldProps extends FieldProps {
  name: string
  value: string
  isTarget: boolean
  onWrite: (text: string) => void
  onChoose: () => void
}

export function OddsField({ id, name, label, hint, error, value, isTarget, onWrite, onChoose }: OddsFieldProps) {
  const codes = codesIn(value)
  return (
    <div className={styles.field} data-target={isTarget ? '' : undefined}>
      <TextField
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        value={value}
        maxLength={48}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => onWrite(event.target.value)}
        onFocus={onChoose}
      />
      <span className={`cluster ${styles.cards}`} aria-hidden="true">
        {codes.map((code) => (
          <Card key={code} {...parseCard(code)} width={44} alt="" />
        ))}
        {codes.length === 0 && <span className={styles.gap} />}
      </span>
    </div>
  )
}
