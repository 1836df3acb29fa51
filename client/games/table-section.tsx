import type { ReactNode } from 'react'
import { Button } from '#client/components/button.tsx'
import { DataTable } from '#client/components/data-table.tsx'
import { Icon } from '#client/components/icon.tsx'
import { TelephoneFold } from '#client/components/telephone-fold.tsx'
import styles from './table-section.module.css'

interface TableSectionProps {
  id: string
  title: string
  lead: ReactNode
  caption: string
  columns: readonly { label: string; isFigure?: boolean | undefined }[]
  rows: readonly (readonly string[])[]
  note?: string | undefined
  /** Label of the button that prints the page; none where absent. */
  print?: string | undefined
  /** Whether a telephone shows the table's caption alone until it is asked for. */
  isFolded?: boolean | undefined
}

/** A table beside what it is about; its rows are known by their first cell. */
export function TableSection({ id, title, lead, caption, columns, rows, note, print, isFolded }: TableSectionProps) {
  const table = (
    <>
      <DataTable
        id={`${id}-caption`}
        caption={caption}
        columns={columns.map(({ label, isFigure }) => ({ label, ...(isFigure && { isFigure }) }))}
        rows={rows.map((cells) => ({ key: cells[0] ?? '', cells }))}
      />
      {note && <p className="quiet mt-12">{note}</p>}
    </>
  )
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap columns-1024 ${styles.body}`}>
        <div>
          <h2 className="title-36">{title}</h2>
          <p className="mt-16 text-17">{lead}</p>
          {print && (
            <p className="mt-24 no-print">
              <Button look="line" data-action="print">
                <Icon name="print" />
                {print}
              </Button>
            </p>
          )}
        </div>
        <div className="min-0">{isFolded ? <TelephoneFold label={caption}>{table}</TelephoneFold> : table}</div>
      </div>
    </section>
  )
}
