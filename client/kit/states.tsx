import type { ReactNode } from 'react'
import styles from './kit.module.css'

export function States({ children }: { children: ReactNode }) {
  return <div className={`cluster ${styles.states}`}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={`gap-32 grid ${styles.columns}`}>{children}</div>
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
    <figure className={`gap-8 relative grid min-0 ${styles.state}`} data-forced={forced}>
      <figcaption className="text-14 ink-quiet">{name}</figcaption>
      {children}
    </figure>
  )
}

export const forcedStates = ['hover', 'focus-visible', 'active'] as const
