import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps, fieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'className'> {
  options: readonly { value: string; label: string }[]
}

export function SelectField({ id, label, hint, error, options, ...rest }: SelectFieldProps) {
  const field = { id, label, hint, error }
  return (
    <Field {...field}>
      <span className={styles.affixed}>
        <select className={styles.control} {...fieldControl(field)} {...rest}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron" className={styles.affix} />
      </span>
    </Field>
  )
}
