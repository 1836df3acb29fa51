import type { ReactNode } from 'react'
import type { SuitName } from '#shared/site/suit-name.ts'
import styles from './state-message.module.css'
import { Suit } from './suit.tsx'

const suits: Record<StateMessageProps['kind'], SuitName> = { empty: 'diamond', error: 'spade', offline: 'club' }

interface StateMessageProps {
  /** empty: there is nothing; error: it could not be loaded; offline: there is no connection. */
  kind: 'empty' | 'error' | 'offline'
  title: ReactNode
  text: string
  children?: ReactNode
}

export function StateMessage({ kind, title, text, children }: StateMessageProps) {
  return (
    <div className={`gap-12 grid ${styles.message}`} role={kind === 'empty' ? undefined : 'status'}>
      <Suit name={suits[kind]} className={kind === 'error' ? styles.error : undefined} />
      <p className="strong text-lead">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
