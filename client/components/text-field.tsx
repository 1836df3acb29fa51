import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps, fieldControl } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>

/** The blank placeholder lets styles recognise an empty field, which is left out on paper (field.module.css). */
export function TextField({ id, label, hint, error, errors, type = 'text', ...rest }: TextFieldProps) {
  const field = { id, label, hint, error, errors }
  return (
    <Field {...field}>
      <input className={styles.control} placeholder=" " type={type} {...fieldControl(field)} {...rest} />
    </Field>
  )
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>

export function TextArea({ id, label, hint, error, rows = 4, ...rest }: TextAreaProps) {
  const field = { id, label, hint, error }
  return (
    <Field {...field}>
      <textarea className={styles.control} placeholder=" " rows={rows} {...fieldControl(field)} {...rest} />
    </Field>
  )
}
