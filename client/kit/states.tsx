import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** Examples in a row. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>
}

/** Examples in two columns where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** One example with the name of its state; `forced` is shown as if a pointer or the focus were on it. */
export function State({
  name,
  forced,
  children,
}: {
  name: string
  forced?: 'hover' | 'active' | 'focus-visible'
  children: ReactNode
}) {
  return (
    <figure className={styles.state} data-forced={forced}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}

/** The states that every control draws. */
export const forcedStates = ['hover', 'focus-visible', 'active'] as const
