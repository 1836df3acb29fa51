import type { ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  /** Names the tabs, for those who hear them. */
  label: string
  /** The first is shown at first. */
  tabs: readonly { id: string; label: string; panel: ReactNode }[]
}

/**
 * Panels of which one is shown. The tabs are links to their panels: without a script all of these stand below each other,
 * and before it has come the one that is asked for is shown as well.
 */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }, index) => (
          <a
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
