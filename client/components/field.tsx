import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What is wrong, in bold, and how to put it right. */
export interface FieldError {
  what: string
  how: string
}

/** By what the browser or a rule of ours finds wrong with an entry (`ValidityState`, `client/runtime/form-errors.ts`). */
export type FieldErrors = Readonly<
  Partial<Record<'valueMissing' | 'typeMismatch' | 'tooShort' | 'patternMismatch' | 'guessable', FieldError>>
>

export interface FieldProps {
  id: string
  label: string
  hint?: string | undefined
  error?: FieldError | undefined
  /** Of a static form: all that may be wrong, hidden until it is. */
  errors?: FieldErrors | undefined
}

export function Field({ id, label, hint, error, errors, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={`strong ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldMessage id={id} error={error} errors={errors} />
    </div>
  )
}

export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  return hint ? (
    <p className={`quiet ${styles.hint}`} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

export function FieldMessage({ id, error, errors }: Pick<FieldProps, 'id' | 'error' | 'errors'>) {
  if (!error && !errors) return null
  return (
    <p className={`text-15 gap-8 ${styles.error}`} id={`${id}-error`} hidden={!error}>
      <Icon name="warning" />
      {error && <FieldErrorText {...error} />}
      {errors && Object.entries(errors).map(([name, text]) => <FieldErrorText key={name} name={name} {...text} />)}
    </p>
  )
}

function FieldErrorText({ name, what, how }: FieldError & { name?: string }) {
  return (
    <span data-error={name} hidden={name !== undefined}>
      <b>{what}</b> {how}
    </span>
  )
}

export function fieldControl({ id, hint, error }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name: id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  }
}
