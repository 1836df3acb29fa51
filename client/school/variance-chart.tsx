import { ticksOf, type VarianceResult } from '#shared/school/variance-run.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import styles from './variance-chart.module.css'

interface VarianceChartProps {
  label: string
  content: SectionContent<'variance-calculator'>['chart']
  result: VarianceResult
  /** An amount in cents, as it is written. */
  money: (cents: number) => string
}

const WIDTH = 420
const HEIGHT = 236
const EDGE = 10
/** Room for the names of the three marks, one above the other: they may lie close together. */
const TOP = 66
const FLOOR = 196
const LINE = 20

/** How many runs ended where: both axes linear and from zero, what lies outside said below. */
export function VarianceChart({ label, content, result, money }: VarianceChartProps) {
  const { from, width, counts } = result.histogram
  const most = Math.max(...counts)
  const to = from + width * counts.length
  const x = (amount: number) => EDGE + ((amount - from) / (to - from)) * (WIDTH - 2 * EDGE)
  const y = (count: number) => FLOOR - (count / most) * (FLOOR - TOP)
  const ticks = ticksOf(result.histogram)
  const marks = [
    { name: '5%', at: result.ends.low.value },
    { name: '50%', at: result.ends.middle.value },
    { name: '95%', at: result.ends.high.value },
  ]
  return (
    <>
      <svg
        className={`num full block ${styles.chart}`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {counts.map((count, step) => {
          const start = from + step * width
          return (
            <rect
              key={start}
              className={start < 0 ? styles.loss : styles.gain}
              x={x(start) + 0.5}
              y={y(count)}
              width={Math.max(0.5, x(start + width) - x(start) - 1)}
              height={FLOOR - y(count)}
            />
          )
        })}
        <path className={styles.floor} d={`M${EDGE} ${FLOOR}H${WIDTH - EDGE}`} />
        {marks.map(({ name, at }, index) => (
          <g key={name}>
            <path className={styles.mark} d={`M${x(at)} ${LINE * (index + 1) - 4}V${FLOOR}`} />
            <text
              x={x(at) + (x(at) > WIDTH / 2 ? -6 : 6)}
              y={LINE * (index + 1)}
              textAnchor={x(at) > WIDTH / 2 ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ))}
        {ticks.map((amount) => (
          <g key={amount}>
            <path className={styles.floor} d={`M${x(amount)} ${FLOOR}v6`} />
            <text x={x(amount)} y={HEIGHT - 12} textAnchor={anchorAt(x(amount))}>
              {money(amount)}
            </text>
          </g>
        ))}
      </svg>
      <ul className={`cluster text-15 ${styles.legend}`}>
        {(['loss', 'gain'] as const).map((name) => (
          <li key={name} className="row gap-8">
            <svg width="16" height="16" aria-hidden="true">
              <rect className={styles[name]} width="16" height="16" />
            </svg>
            {content[name]}
          </li>
        ))}
        <li className="quiet">{content.outside}</li>
      </ul>
    </>
  )
}

/** A label near an edge grows inwards. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  return place < 40 ? 'start' : place > WIDTH - 40 ? 'end' : 'middle'
}
