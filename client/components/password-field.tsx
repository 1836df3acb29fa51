import type { ComponentProps } from 'react'
import styles from '#client/components/field.module.css'
import { Field, type FieldProps, fieldControl } from '#client/components/field.tsx'
import { Icon } from '#client/components/icon.tsx'

interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> {
  autoComplete: 'new-password' | 'current-password'
  revealLabel: string
}

export function PasswordField({ id, label, hint, error, errors, revealLabel, ...rest }: PasswordFieldProps) {
  const field = { id, label, hint, error, errors }
  return (
    <Field {...field}>
      <span className={styles.affixed}>
        <input className={styles.control} type="password" spellCheck={false} {...fieldControl(field)} {...rest} />
        <button
          type="button"
          hidden
          className={`centred ink-quiet relative ${styles.reveal}`}
          data-action="reveal-password"
          aria-controls={id}
          aria-pressed="false"
          aria-label={revealLabel}
        >
          <Icon name="eye" />
        </button>
      </span>
    </Field>
  )
}
