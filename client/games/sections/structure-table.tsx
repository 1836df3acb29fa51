import { DataTable } from '#client/components/data-table.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './structure-table.module.css'

export function StructureTable({ id, content, context }: SectionProps<'structure-table'>) {
  const { title, lead, caption, columns, rows, note } = content
  const written = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : fillAmounts(cell, context))))
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <div className={styles.table}>
          <DataTable
            id={`${id}-caption`}
            caption={caption}
            columns={columns.map(({ label, isFigure }) => ({ label, ...(isFigure && { isFigure }) }))}
            rows={written.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
          <p className={`quiet ${styles.note}`}>{note}</p>
        </div>
      </div>
    </section>
  )
}
