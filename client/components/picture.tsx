import { imageFor } from '../art/image-manifest.ts'
import styles from './picture.module.css'

/** How wide a picture is, in CSS: up to each width of the window in pixels, and beyond the last. */
export type Slots = readonly [...upTo: (readonly [number, string])[], beyond: string]

interface OtherPicture {
  name: string
  media: string
  slots: Slots
}

interface PictureProps {
  name: string
  slots: Slots
  /** In windows of `media` another picture; the first that fits counts. */
  others?: readonly OtherPicture[]
  alt: string
  className?: string | undefined
  /** Large pictures at the top of a page are wanted at once; all others when they come near. */
  isFirst?: boolean
}

/** A rendered illustration over its average colour, in the width of its slot. Nothing at all when there is none of that name. */
export function Picture({ name, slots, others = [], alt, className, isFirst = false }: PictureProps) {
  const image = imageFor(name)
  if (!image.src) return null
  return (
    <>
      <svg className={styles.placeholder} width="0" height="0" aria-hidden="true">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {others.map((other) => (
          <OtherSources key={other.media} {...other} />
        ))}
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

function OtherSources({ name, media, slots }: OtherPicture) {
  const { src, srcSet, widthSet, type, width, height } = imageFor(name)
  if (!src) return null
  return (
    <>
      <source media={media} type={type} srcSet={widthSet} sizes={sizesOf(slots)} width={width} height={height} />
      <source media={media} srcSet={srcSet} width={width} height={height} />
    </>
  )
}

/** A browser multiplies a slot by the screen's density; of three, no eye sees more than two. */
function sizesOf(slots: Slots): string {
  const entries = slots.map((slot) =>
    typeof slot === 'string' ? ['', slot] : [`(max-width: ${slot[0] / 16}em)`, slot[1]],
  )
  const dense = entries.map(([media, size]) =>
    [media, '(min-resolution: 2.5dppx)'].filter(Boolean).join(' and ').concat(` calc(${size} * 0.64)`),
  )
  return [...dense, ...entries.map((entry) => entry.filter(Boolean).join(' '))].join(', ')
}
