import { type ChipKind, stackSize } from './chip-svg.ts'
import type { stackCounts } from './drawings.ts'

interface ChipStackProps {
  kind: ChipKind | 'mixed'
  count: (typeof stackCounts)[number]
  /** In CSS pixels; the height follows from the number of chips. */
  width: number
  className?: string | undefined
}

/** A stack of chips on the table; decoration only, because the picture of money says no amount. */
export function ChipStack({ kind, count, width, className }: ChipStackProps) {
  const size = stackSize(count)
  return (
    <img
      className={className}
      src={`/art/stack-${kind}-${count}.svg`}
      width={width}
      height={Math.round((width * size.height) / size.width)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
