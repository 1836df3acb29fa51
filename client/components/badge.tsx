import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A word or two about the thing beside it; reward is for amounts, care for what protects. */
export function Badge({ tone, children }: { tone: 'plain' | 'strong' | 'reward' | 'care'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
