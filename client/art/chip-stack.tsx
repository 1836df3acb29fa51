import { type ChipKind, stackSize } from './chip-svg.ts'
import type { stackCounts } from './illustrations.ts'

interface ChipStackProps {
  kind: ChipKind | 'mixed'
  count: (typeof stackCounts)[number]
  width: number
  className?: string | undefined
}

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
