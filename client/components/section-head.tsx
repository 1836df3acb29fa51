import styles from './section-head.module.css'

/** Title of a stage section with one sentence beside it. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  )
}
