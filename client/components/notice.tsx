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
    <div className={`line-around flex gap-16 ${styles.notice}`}>
      <Icon name={icon} />
      <p className="measure">
        <b className="block">{title}</b> {children}
      </p>
    </div>
  )
}
