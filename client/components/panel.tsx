import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title?: string
  /** card: one of several side by side; panel: a part of the page by itself. */
  size: 'card' | 'panel'
  children: ReactNode
}

/** A leaf that lies on the page. */
export function Panel({ title, size, children }: PanelProps) {
  return (
    <div className={styles[size]}>
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}
