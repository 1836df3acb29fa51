import type { ReactNode } from 'react'
import styles from './reading-section.module.css'

interface ReadingSectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A section of a reading page: its heading in the side column, its text in the body (notes on paper: 216, 64, 920). */
export function ReadingSection({ id, title, lead, children }: ReadingSectionProps) {
  return (
    <section id={id} className={`wrap columns-1024 ${styles.section}`}>
      <div className={styles.side}>
        <h2>{title}</h2>
        {lead && <p className="mt-12 ink-quiet">{lead}</p>}
      </div>
      <div className="min-0">{children}</div>
    </section>
  )
}
