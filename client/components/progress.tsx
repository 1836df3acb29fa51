import styles from './progress.module.css'

interface ProgressProps {
  /** Of the element, unique on the page. */
  id: string
  label: string
  /** How far, in words: 'Step 2 of 3'. */
  text: string
  /** From 0 to `max`; undefined while nobody knows. */
  value?: number
  max?: number
}

/** How far something has come, in the dashes of a chip's edge. */
export function Progress({ id, label, text, value, max = 1 }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={`num ${styles.text}`}>{text}</span>
      <progress id={id} value={value} max={max}>
        {text}
      </progress>
    </div>
  )
}
