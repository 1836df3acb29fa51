interface PortraitProps {
  slug: string
  name?: string
  size: number
  className?: string | undefined
}

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
