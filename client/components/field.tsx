import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What is wrong, in bold, and how to put it right. */
export interface FieldError {
  what: string
  how: string
}

/** What every form control has. `id` is also the control's name unless another is given. */
export interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  error?: FieldError | undefined
}

/** Label, hint, control and error, in that order (notes on paper: forms). */
export function Field({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage id={id} error={error} />
    </div>
  )
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

export function FieldMessage({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning" />
      <span>
        <b>{error.what}</b> {error.how}
      </span>
    </p>
  ) : null
}

/** Attributes that tie a control to its label, hint and error. */
export function fieldControl({ id, hint, error }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name: id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  }
}
