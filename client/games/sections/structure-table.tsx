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
        <div>
          <h2 className="title-36">{title}</h2>
          <p className="mt-16 text-17">{lead}</p>
        </div>
        <div className="min-0">
          <DataTable
            id={`${id}-caption`}
            caption={caption}
            columns={columns.map(({ label, isFigure }) => ({ label, ...(isFigure && { isFigure }) }))}
            rows={written.map((cells) => ({ key: cells[0] ?? '', cells }))}
          />
          {note && <p className="quiet mt-12">{note}</p>}
        </div>
      </div>
    </section>
  )
}
