import type { ReactNode } from 'react'
import styles from './badge.module.css'

export function Badge({ tone, children }: { tone: 'plain' | 'responsible'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
