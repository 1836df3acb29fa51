import type { ReactNode } from 'react'
import type { Platform } from '#shared/site/navigation.ts'
import styles from './data-table.module.css'

interface DataTableProps {
  /** Of the caption, unique on the page. */
  id: string
  caption: string
  /** Figures stand at the right, one below the other. */
  columns: readonly { label: string; isFigure?: boolean }[]
  /** The first cell names its row; the reader's own row is tinted, and should say why in words; a platform's row says whose it is. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isOwn?: boolean; platform?: Platform }[]
}

/**
 * A table. On a screen that is narrower than its words it scrolls inside itself: the first column stays, and a shadow at
 * the edge tells that there is more.
 */
export function DataTable({ id, caption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={`num ${styles.table}`}>
        <caption id={id}>{caption}</caption>
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
              <th scope="row">{name}</th>
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
