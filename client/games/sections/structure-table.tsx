import { DataTable } from '#client/components/data-table.tsx'
import { fillAmounts } from '#client/components/fill-amounts.ts'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './structure-table.module.css'

/** How a format is built, in figures: the sentence beside the table says what to look at. */
export function StructureTable({ id, content, context }: SectionProps<'structure-table'>) {
  const { title, lead, caption, columns, rows, note } = content
  const written = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : fillAmounts(cell, context))))
  return (
    <section id={id} className={styles.structure}>
      <div className={`wrap ${styles.body}`}>
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
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </section>
  )
}
