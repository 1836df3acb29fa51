import styles from './skeleton.module.css'

export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <div key={row} className={styles.row} />
      ))}
    </div>
  )
}
