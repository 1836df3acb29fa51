interface PortraitProps {
  slug: string
  /** Whose portrait it is; left out where the name stands beside it. */
  name?: string
  /** Width in CSS pixels; the height is five quarters of it. */
  size: number
  className?: string | undefined
}

/** A drawn head-and-shoulders, by its address: still and interactive parts alike show the same file. */
export function Portrait({ slug, name = '', size, className }: PortraitProps) {
  return (
    <img
      className={className}
      src={`/portraits/${slug}.svg`}
      width={size}
      height={size * 1.25}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  )
}
