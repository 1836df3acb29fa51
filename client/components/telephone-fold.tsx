import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './telephone-fold.module.css'

interface TelephoneFoldProps {
  label: ReactNode
  children: ReactNode
}

/** What a telephone folds below one line, and wider screens show as if the line were not there. */
export function TelephoneFold({ label, children }: TelephoneFoldProps) {
  return (
    <details className={styles.fold} data-fold="">
      <summary className="row-target strong">
        {label}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
