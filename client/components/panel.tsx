import type { ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title?: string
  size: 'card' | 'panel'
  children: ReactNode
}

export function Panel({ title, size, children }: PanelProps) {
  return (
    <div className={styles[size]}>
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}
