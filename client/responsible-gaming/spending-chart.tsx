import styles from './spending-chart.module.css'

const WIDTH = 600
const FLOOR = 206
const HIGHEST = 160
const ROOM = 40

interface SpendingChartProps {
  id: string
  label: string
  amounts: readonly (number | null)[]
  limit: number | null
  limitLabel: string | null
  language: string
}

export function SpendingChart({ id, label, amounts, limit, limitLabel, language }: SpendingChartProps) {
  const hatch = `${id}-hatch`
  const most = Math.max(...amounts.map((amount) => amount ?? 0), limit ?? 0)
  const heightOf = (amount: number) => (most > 0 ? (amount / most) * HIGHEST : 0)
  const slot = WIDTH / amounts.length
  const bar = slot * 0.64
  const limitAt = limit === null ? null : FLOOR - heightOf(limit)
  // Its name stands on the line unless a bar does.
  const isLineFree = limit !== null && amounts.slice(0, 2).every((amount) => (amount ?? 0) <= limit)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} 214`} role="img" aria-label={label}>
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.gap} width="7" height="7" />
          <rect className={styles.stripe} width="2.5" height="7" />
        </pattern>
      </defs>
      <path className={styles.floor} d={`M0 ${FLOOR}H${WIDTH}`} />
      {amounts.map((amount, index) => {
        if (amount === null) return null
        const x = slot * index + (slot - bar) / 2
        const within = heightOf(limit === null ? amount : Math.min(amount, limit))
        const excess = heightOf(amount) - within
        const top = FLOOR - within - excess
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={index}>
            <rect className={styles.bar} x={x} y={FLOOR - within} width={bar} height={within} />
            {excess > 0 && (
              <rect className={styles.excess} x={x} y={top} width={bar} height={excess} fill={`url(#${hatch})`} />
            )}
            <text
              className={`num ${excess === 0 && within > ROOM ? styles.inside : ''}`}
              x={x + bar / 2}
              y={excess === 0 && within > ROOM ? top + 28 : top - 9}
              textAnchor="middle"
            >
              {amount.toLocaleString(language, { maximumFractionDigits: 0 })}
            </text>
          </g>
        )
      })}
      {limitAt !== null && (
        <>
          <path className={styles.limit} d={`M0 ${limitAt}H${WIDTH}`} />
          <text className="medium" x="0" y={isLineFree ? limitAt - 9 : 16}>
            {limitLabel}
          </text>
        </>
      )}
    </svg>
  )
}
