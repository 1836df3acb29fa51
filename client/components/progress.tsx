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
    <div className={`text-15 grid ${styles.progress}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <span className="num ink-quiet">{text}</span>
      <progress className="full ink-strong" id={id} value={value} max={max}>
        {text}
      </progress>
    </div>
  )
}
