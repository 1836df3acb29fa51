import { Icon } from '#client/components/icon.tsx'
import type { LayoutProps } from '#client/components/section-props.ts'
import type { ClausePlace, ComparisonRow, PolicyComparisonContent } from '#shared/policies/policies.ts'
import styles from './comparison-map.module.css'

/** Tallest map in px: it stands beside the text and never above it. */
const HEIGHT = 600
const MAX_STEP = 12

interface ComparisonMapProps extends Pick<LayoutProps, 't'> {
  content: PolicyComparisonContent
}

const kinds = { new: 'plus', reworded: 'pencil', moved: 'move', gone: 'cross' } as const

export function ComparisonMap({ content, t }: ComparisonMapProps) {
  const { from, to, comparison } = content
  const rows = comparison.chapters.flatMap((chapter) => chapter.rows).filter(({ type }) => type !== 'stub')
  const left = scaleOf(rows.flatMap((row) => ('from' in row ? [row.from] : [])))
  const right = scaleOf(rows.flatMap((row) => ('to' in row ? [row.to] : [])))
  const counted = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => comparison.counts[kind] > 0)
  return (
    <div className={styles.map}>
      <p className="strong text-17">{t('comparison.map')}</p>
      <p className={`num text-14 ink-quiet ${styles.versions}`} aria-hidden="true">
        <span>{from.version}</span>
        <span>{to.version}</span>
      </p>
      <svg
        viewBox={`0 0 216 ${Math.max(left.height, right.height)}`}
        role="img"
        aria-label={t('comparison.map-label', { from: from.version, to: to.version })}
      >
        {rows.map((row) => (
          <Line key={row.id} row={row} yOf={{ left: left.yOf, right: right.yOf }} />
        ))}
        {left.chapters.map(({ number, y }) => (
          <text key={number} x="22" y={y + 4} textAnchor="end">
            {number}
          </text>
        ))}
        {right.chapters.map(({ number, y }) => (
          <text key={number} x="194" y={y + 4}>
            {number}
          </text>
        ))}
      </svg>
      <ul className="text-15 line-above grid">
        {counted.map((kind) => (
          <li key={kind} className="row gap-8" data-type={kind}>
            <Icon name={kinds[kind]} />
            {t(`policy.count.${kind}`, { count: comparison.counts[kind] })}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LineProps {
  row: ComparisonRow
  yOf: Record<'left' | 'right', (number: string) => number>
}

function Line({ row, yOf }: LineProps) {
  const y0 = 'from' in row ? yOf.left(row.from.number) : null
  const y1 = 'to' in row ? yOf.right(row.to.number) : null
  const link = y0 !== null && y1 !== null ? `M54 ${y0}C108 ${y0} 108 ${y1} 162 ${y1}` : null
  return (
    <g data-type={row.type}>
      {link && <path className={styles.link} d={link} />}
      {y0 !== null && <path className={styles.tick} d={`M34 ${y0}H54`} />}
      {y1 !== null && <path className={styles.tick} d={`M162 ${y1}H182`} />}
      {row.type === 'gone' && y0 !== null && <path className={styles.link} d={`M54 ${y0}H82m0-4.500l9 9m0-9l-9 9`} />}
      {row.type === 'new' && y1 !== null && <path className={styles.link} d={`M134 ${y1}H162M129 ${y1 - 5}v10`} />}
    </g>
  )
}

function scaleOf(places: readonly ClausePlace[]) {
  const sorted = places.toSorted((one, other) => orderOf(one.number) - orderOf(other.number))
  const step = Math.min(MAX_STEP, HEIGHT / (sorted.length + 1))
  const ys = new Map<string, number>()
  const chapters: { number: string; y: number }[] = []
  let y = 8 - step
  for (const { number, chapterNumber } of sorted) {
    const isFirst = chapters.at(-1)?.number !== chapterNumber
    y += isFirst && chapters.length > 0 ? 2 * step : step
    if (isFirst) chapters.push({ number: chapterNumber, y: round(y) })
    ys.set(number, round(y))
  }
  return { yOf: (number: string) => ys.get(number) ?? 0, chapters, height: Math.ceil(y + 8) }
}

function orderOf(number: string): number {
  const [chapter = 0, clause = 0] = number.split('.').map(Number)
  return chapter * 1000 + clause
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
