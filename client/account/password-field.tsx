import type { ComponentProps } from 'react'
import styles from '#client/components/field.module.css'
import { Field, type FieldProps, fieldControl } from '#client/components/field.tsx'
import { Icon } from '#client/components/icon.tsx'

interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> {
  autoComplete: 'new-password' | 'current-password'
  /** Name of the button that shows what is typed. */
  revealLabel: string
}

/** A password, with a button that shows it where a script can. */
export function PasswordField({ id, label, hint, error, revealLabel, ...rest }: PasswordFieldProps) {
  const field = { id, label, hint, error }
  return (
    <Field {...field}>
      <span className={styles.affixed}>
        <input className={styles.control} type="password" spellCheck={false} {...fieldControl(field)} {...rest} />
        <button
          type="button"
          className={styles.reveal}
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
