import { formatsOf } from '#shared/site/messages.ts'
import styles from './viewers-chart.module.css'

const WIDTH = 384
const LEFT = 104
const ROW = 30
const LONGEST = 268

interface ViewersChartProps {
  label: string
  months: readonly { name: string; viewers: number | null }[]
  needed: number
  neededLabel: string
  language: string
}

export function ViewersChart({ label, months, needed, neededLabel, language }: ViewersChartProps) {
  const most = Math.max(needed * 1.25, ...months.map(({ viewers }) => viewers ?? 0))
  const lengthOf = (viewers: number) => (viewers / most) * LONGEST
  const height = months.length * ROW
  const line = LEFT + lengthOf(needed)
  return (
    <svg
      className={`num full block ${styles.chart}`}
      viewBox={`0 0 ${WIDTH} ${height + 28}`}
      role="img"
      aria-label={label}
    >
      {months.map(({ name, viewers }, index) => {
        const isEnough = viewers !== null && viewers >= needed
        const length = viewers === null ? 0 : lengthOf(viewers)
        // A short bar has no room for its own figure.
        const isOutside = length < 48
        return (
          <g key={name}>
            <text x="0" y={index * ROW + 22}>
              {name}
            </text>
            {length > 0 && (
              <rect
                className={isEnough ? styles.enough : styles.short}
                x={LEFT}
                y={index * ROW + 9}
                width={length}
                height="18"
              />
            )}
            <text
              className={isEnough && !isOutside ? styles.inside : styles.figure}
              x={isOutside ? LEFT + length + 8 : LEFT + 10}
              y={index * ROW + 23.5}
            >
              {viewers === null ? '–' : formatsOf(language).number(viewers, { maximumFractionDigits: 1 })}
            </text>
          </g>
        )
      })}
      <path className={styles.line} d={`M${line} 0V${height + 8}`} />
      <text className={styles.name} x={Math.min(line, WIDTH - 32)} y={height + 24} textAnchor="middle">
        {neededLabel}
      </text>
    </svg>
  )
}
