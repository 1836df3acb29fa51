import type { ReactNode } from 'react'
import styles from './kit.module.css'

export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

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

export const forcedStates = ['hover', 'focus-visible', 'active'] as const
