import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
}

/** Panels of which one is shown. The tabs are links to them: without a script they stand below each other. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }, index) => (
          <a
            className="ink-quiet plain"
            key={id}
            id={`${id}-tab`}
            role="tab"
            aria-controls={id}
            aria-selected={index === 0}
            data-action="tab"
            href={`#${id}`}
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div key={id} id={id} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-tab`} hidden={index > 0}>
          {panel}
        </div>
      ))}
    </div>
  )
}
