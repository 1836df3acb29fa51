import styles from './island.module.css'

export interface ClausePreviewProps {
  /** Of the policy. */
  title: string
  number: string
  text: string
}

/** A clause as a reader wants to see it before following the link to it. */
export function ClausePreview({ title, number, text }: ClausePreviewProps) {
  return (
    <div className={styles.island}>
      <p className={styles.head}>
        {title}, {number}
      </p>
      <p>{text}</p>
    </div>
  )
}
