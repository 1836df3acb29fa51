import styles from './section-head.module.css'

/** Title of a stage section with a sentence beside it. */
export function SectionHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  )
}
