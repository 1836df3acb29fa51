import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './telephone-fold.module.css'

interface TelephoneFoldProps {
  label: string
  children: ReactNode
}

/** What a telephone folds below one line, and wider screens show as if the line were not there. */
export function TelephoneFold({ label, children }: TelephoneFoldProps) {
  return (
    // What opens it on wider screens comes before React (page-controls.ts).
    <details className={styles.fold} data-fold="" suppressHydrationWarning>
      <summary className="row-target strong" suppressHydrationWarning>
        {label}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
