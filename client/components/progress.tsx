import styles from './progress.module.css'

interface ProgressProps {
  id: string
  label: string
  text: string
  /** From 0 to 1. */
  value: number
}

export function Progress({ id, label, text, value }: ProgressProps) {
  return (
    <div className={`text-15 grid ${styles.progress}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <span className="num ink-quiet">{text}</span>
      <progress className="full ink-strong" id={id} value={value}>
        {text}
      </progress>
    </div>
  )
}
