import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  title: string
  children: ReactNode
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={`line-around flex gap-16 ${styles.notice}`}>
      <Icon name="info" />
      <p className="measure">
        <b className="block">{title}</b> {children}
      </p>
    </div>
  )
}
