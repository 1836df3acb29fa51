interface PortraitProps {
  slug: string
  size: number
  className?: string | undefined
}

export function Portrait({ slug, size, className }: PortraitProps) {
  return (
    <img
      className={className}
      src={`/portraits/${slug}.svg`}
      width={size}
      height={size * 1.25}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
