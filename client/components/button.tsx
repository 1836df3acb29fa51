import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** accent: the one action of a view; strong: the answer to a warning, which sells nothing; line: a second one. */
  look: 'accent' | 'strong' | 'line'
  isBusy?: boolean
}

/** A button that does something on this page; what leads elsewhere is a `ContentLink`. */
export function Button({ look, isBusy = false, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles[look]} aria-busy={isBusy || undefined} {...rest} />
}
