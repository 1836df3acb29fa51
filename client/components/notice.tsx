import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  icon: 'info' | 'warning' | 'check'
  title: string
  children: ReactNode
}

export function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} />
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  )
}
