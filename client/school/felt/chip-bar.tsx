import styles from './felt.module.css'

/** Of the chips of a part, in the order of the parts. */
const chipLooks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/**
 * A row of chips seen from the side, each part in its own colour: as long as its share. Where the shares change, the chips
 * are pushed along. The figures are said beside it.
 */
export function ChipBar({ parts }: { parts: readonly number[] }) {
  const total = parts.reduce((sum, part) => sum + part, 0) || 1
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  return (
    <svg
      className={styles.chips}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      width="600"
      height="36"
      aria-hidden="true"
    >
      {starts.map((start, index) => (
        // Each lies over the one before it, from its own start to the end.
        <g
          key={chipLooks[index]}
          className={styles[chipLooks[index] ?? 'first']}
          transform={`translate(${Math.round((start / total) * 1000)})`}
        >
          <rect width="1000" height="10" />
          <path d="M0 5H1000" />
        </g>
      ))}
    </svg>
  )
}

/** Says which chips are whose. */
export function ChipMark({ at }: { at: number }) {
  return <span className={`${styles.mark} ${styles[chipLooks[at] ?? 'first']}`} aria-hidden="true" />
}
