import { imageFor } from '../art/image-manifest.ts'
import styles from './picture.module.css'

/** How wide a picture is, in CSS: up to each width of the window in pixels, and beyond the last. */
export type Slots = readonly [...upTo: (readonly [number, string])[], beyond: string]

interface PictureProps {
  name: string
  slots: Slots
  /** In windows of `media` another picture. */
  other?: { name: string; media: string; slots: Slots } | undefined
  alt: string
  className?: string | undefined
  /** Large pictures at the top of a page are wanted at once; all others when they come near. */
  isFirst?: boolean
}

/** A rendered illustration over its average colour, in the width of its slot. Nothing at all when there is none of that name. */
export function Picture({ name, slots, other, alt, className, isFirst = false }: PictureProps) {
  const image = imageFor(name)
  if (!image.src) return null
  const otherImage = other && imageFor(other.name)
  return (
    <>
      <svg className={styles.placeholder} width="0" height="0" aria-hidden="true">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {otherImage?.src && (
          <source
            media={other?.media}
            type={otherImage.type}
            srcSet={otherImage.widthSet}
            sizes={other && sizesOf(other.slots)}
            width={otherImage.width}
            height={otherImage.height}
          />
        )}
        {otherImage?.src && (
          <source media={other?.media} srcSet={otherImage.srcSet} width={otherImage.width} height={otherImage.height} />
        )}
        <source type={image.type} srcSet={image.widthSet} sizes={sizesOf(slots)} />
        <img
          className={className}
          srcSet={image.srcSet}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </>
  )
}

/** A browser multiplies a slot by the screen's density; of three, no eye sees more than two. */
function sizesOf(slots: Slots): string {
  const entries = slots.map((slot) => (typeof slot === 'string' ? ['', slot] : [`(max-width: ${slot[0]}px)`, slot[1]]))
  const dense = entries.map(([media, size]) =>
    [media, '(min-resolution: 2.5dppx)'].filter(Boolean).join(' and ').concat(` calc(${size} * 0.64)`),
  )
  return [...dense, ...entries.map((entry) => entry.filter(Boolean).join(' '))].join(', ')
}
