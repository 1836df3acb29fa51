import type { ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import styles from './plot.module.css'

interface PlotPanelProps {
  id: string
  label: string
  columns: readonly string[]
  /** The table behind the plot: the first cell names its row, the others are figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  tableLabel: string
  note?: string | undefined
  children: ReactNode
}

export function PlotPanel({ id, label, columns, rows, tableLabel, note, children }: PlotPanelProps) {
  return (
    <div className={`sheet ${styles.panel}`}>
      {children}
      <details className={`mt-16 ${styles.table}`}>
        <summary className="row-target ink-strong">{tableLabel}</summary>
        <DataTable
          id={`${id}-caption`}
          caption={label}
          columns={columns.map((column, index) => ({ label: column, isFigure: index > 0 }))}
          rows={rows}
        />
      </details>
      {note && <p className="quiet mt-12">{note}</p>}
    </div>
  )
}

interface BarPlotProps {
  label: string
  bars: readonly { name: string; length: number; written: string }[]
}

export function BarPlot({ label, bars }: BarPlotProps) {
  return (
    <div className={`num ${styles.plot}`} role="img" aria-label={label}>
      {bars.map(({ name, length, written }) => (
        <div key={name} className={`text-15 grid ${styles.row}`}>
          <b>{name}</b>
          <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
            <rect className={styles.track} width="100%" height="14" rx="2" />
            <rect width={`${(length * 100).toFixed(2)}%`} height="14" rx="2" />
          </svg>
          <span>{written}</span>
        </div>
      ))}
    </div>
  )
}

interface LinePlotProps {
  label: string
  moments: readonly string[]
  lines: readonly { name: string; values: readonly number[]; isDashed?: boolean }[]
  write: (value: number) => string
}

const WIDTH = 420
const HEIGHT = 250
const LEFT = 76
const RIGHT = 8
const TOP = 14
const FLOOR = 208

/** Values over time, from zero: solid and dashed lines, which need no colour to be told apart. */
export function LinePlot({ label, moments, lines, write }: LinePlotProps) {
  const ceiling = roundUp(Math.max(1, ...lines.flatMap(({ values }) => values)))
  const x = (index: number) => LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(moments.length - 1, 1)
  const y = (value: number) => FLOOR - (value / ceiling) * (FLOOR - TOP)
  const pathOf = (values: readonly number[]) =>
    `M${values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
  const step = Math.ceil(moments.length / 4)
  return (
    <>
      <svg
        className={`num full block ${styles.lines}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <path className={styles.grid} d={`M${LEFT} ${y(ceiling * part)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 10} y={y(ceiling * part) + 5} textAnchor="end">
              {write(ceiling * part)}
            </text>
          </g>
        ))}
        {lines.map(({ name, values, isDashed }) => (
          <path key={name} className={isDashed ? styles.dashed : styles.line} d={pathOf(values)} />
        ))}
        {moments.map((moment, index) =>
          (moments.length - 1 - index) % step === 0 ? (
            <text
              key={moment}
              x={x(index)}
              y={HEIGHT - 10}
              textAnchor={index === moments.length - 1 ? 'end' : 'middle'}
            >
              {moment}
            </text>
          ) : null,
        )}
      </svg>
      <ul className={`cluster mt-12 text-15 ${styles.legend}`}>
        {lines.map(({ name, isDashed }) => (
          <li key={name} className="row gap-8">
            <svg width="32" height="4" aria-hidden="true">
              <path className={isDashed ? styles.dashed : styles.line} d="M0 2H32" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The next round number, whose half is one too, so that the axis reads easily. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
