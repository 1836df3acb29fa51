import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

interface AccordionProps {
  name?: string
  items: readonly { id: string; title: string; body: ReactNode; isOpen?: boolean }[]
}

/** Titles that open to their text. The browser does all of it, and finds the text when a reader searches the page. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={`line-above ${styles.accordion}`}>
      {items.map(({ id, title, body, isOpen }) => (
        <details key={id} className="line-below" id={id} name={name} open={isOpen}>
          <summary className="row gap-16 ink-strong">
            {title}
            <Icon name="chevron" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  )
}
