import type { ReactNode } from 'react'
import type { Platform } from '#shared/site/navigation.ts'
import styles from './data-table.module.css'
import sideways from './sideways.module.css'

interface DataTableProps {
  id: string
  caption: string
  /** It is only read out. */
  isCaptionHidden?: boolean
  columns: readonly { label: string; isFigure?: boolean }[]
  rows: readonly { key: string; cells: readonly ReactNode[]; isOwn?: boolean; platform?: Platform }[]
}

/** A table; on a narrow screen it scrolls inside itself, with its first column in place. */
export function DataTable({ id, caption, isCaptionHidden = false, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${sideways.frame} ${styles.scroller}`} aria-labelledby={id} tabIndex={0}>
      <table className={`num ${styles.table}`}>
        <caption className={isCaptionHidden ? 'visually-hidden' : 'strong text-17'} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? styles.figure : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], isOwn, platform }) => (
            <tr key={key} className={isOwn ? styles.own : undefined} data-for={platform}>
              <th className="strong" scope="row">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  className={columns[index + 1]?.isFigure ? styles.figure : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
