import styles from './progress.module.css'

interface ProgressProps {
  id: string
  label: string
  text: string
  value?: number
  max?: number
}

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
