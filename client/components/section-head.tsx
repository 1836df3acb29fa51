import styles from './section-head.module.css'

export function SectionHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className={`columns-1024 ${styles.head}`}>
      <h2 className="title-64">{title}</h2>
      {lead && <p className="text-lead">{lead}</p>}
    </div>
  )
}
