import type { ComponentProps } from 'react'
import styles from './choice.module.css'
import { FieldHint, FieldMessage, type FieldProps, fieldControl } from './field.tsx'

type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>

export function Checkbox(props: CheckboxProps) {
  return <Choice className={`centred ${styles.box}`} {...props} />
}

export function Switch(props: CheckboxProps) {
  return <Choice className={`centred ${styles.switch}`} role="switch" {...props} />
}

function Choice({ id, label, hint, error, errors, ...rest }: CheckboxProps & { className: string | undefined }) {
  const field = { id, label, hint, error }
  return (
    <div className={styles.field}>
      <label className={`row-target gap-12 ink-strong ${styles.choice}`}>
        <input type="checkbox" {...fieldControl(field)} {...rest} />
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldMessage id={id} error={error} errors={errors} />
    </div>
  )
}

interface RadioGroupProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
  name?: string
}

export function RadioGroup({ id, label, hint, error, options, defaultValue, name = id }: RadioGroupProps) {
  const { id: _, name: __, ...described } = fieldControl({ id, label, hint, error })
  return (
    <fieldset className={styles.field} id={id} {...described}>
      <legend className={styles.legend}>{label}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="cluster gap-12">
        {options.map(({ value, label: text }) => (
          <label key={value} className={`row-target gap-12 ink-strong ${styles.option}`}>
            <input
              className={`centred ${styles.dot}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
