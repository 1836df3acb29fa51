import styles from './chip-floor.module.css'

/** Chips on the floor: as many as make a hundredth of a percent one chip. */
export const CHIPS = 10_000
const COLUMNS = 125
const SIZE = 8
const looks = ['first', 'second', 'third', 'fourth', 'fifth'] as const
type Look = (typeof looks)[number] | 'none'

interface ChipFloorProps {
  id: string
  label: string
  /** The most frequent first; together at most 1. What is left of the floor is dark. */
  outcomes: readonly { name: string; share: number; written: string; chips: string }[]
  /** Said of what comes to less than half a chip. */
  corner: string
}

/** Shares to scale, as parts of ten thousand chips: what comes once in a hundred million games has no chip of its own. */
export function ChipFloor({ id, label, outcomes, corner }: ChipFloorProps) {
  let end = 0
  const places = outcomes.map(({ share }) => {
    end += share
    return Math.round(end * CHIPS)
  })
  const hasCorner = outcomes.some(({ share }) => share > 0 && share * CHIPS < 0.5)
  const last = Math.min(places.at(-1) ?? 0, CHIPS - 1)
  return (
    <div className={`num ${styles.floor}`}>
      <svg viewBox={`0 0 ${COLUMNS * SIZE} ${(CHIPS / COLUMNS) * SIZE}`} role="img" aria-label={label}>
        <defs>
          {([...looks, 'none'] as const).map((look) => (
            <pattern key={look} id={`${id}-${look}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
              <circle className={styles[look]} cx={SIZE / 2} cy={SIZE / 2} r={SIZE * 0.42} />
            </pattern>
          ))}
        </defs>
        {[...places, CHIPS].map((to, index) => {
          const from = places[index - 1] ?? 0
          const look: Look = index < places.length ? lookOf(index) : 'none'
          return to > from && <path key={look + from} fill={`url(#${id}-${look})`} d={pathOf(from, to)} />
        })}
        {hasCorner && (
          <circle
            className={styles.corner}
            cx={((last % COLUMNS) + 0.5) * SIZE}
            cy={(Math.floor(last / COLUMNS) + 0.5) * SIZE}
            r={SIZE * 1.6}
          />
        )}
      </svg>
      <ul className={styles.legend}>
        {outcomes.map(({ name, share, written, chips }, index) => (
          <li key={name}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              {share * CHIPS < 0.5 ? (
                <circle className={styles.corner} cx="7" cy="7" r="6" />
              ) : (
                <circle className={styles[lookOf(index)]} cx="7" cy="7" r="6.5" />
              )}
            </svg>
            <b>{name}</b>
            <span>{written}</span>
            <span className="ink-quiet">{chips}</span>
          </li>
        ))}
      </ul>
      {hasCorner && <p className="quiet">{corner}</p>}
    </div>
  )
}

function lookOf(index: number): Exclude<Look, 'none'> {
  return looks[Math.min(index, looks.length - 1)] ?? 'fifth'
}

/** Chips from one place to another, row by row: what is left of a row, whole rows, and the beginning of one. */
function pathOf(from: number, to: number): string {
  const rows: string[] = []
  for (let at = from; at < to; ) {
    const column = at % COLUMNS
    const isWhole = column === 0 && to - at >= COLUMNS
    const high = isWhole ? Math.floor((to - at) / COLUMNS) : 1
    const wide = isWhole ? COLUMNS : Math.min(COLUMNS - column, to - at)
    rows.push(`M${column * SIZE} ${Math.floor(at / COLUMNS) * SIZE}h${wide * SIZE}v${high * SIZE}h${-wide * SIZE}z`)
    at += wide * high
  }
  return rows.join('')
}
