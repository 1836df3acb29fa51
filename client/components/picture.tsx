import { imageFor } from '../art/image-manifest.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** Name of a drawing of `scripts/build-images.ts`. */
  name: string
  /** Another drawing for small screens. */
  small?: { name: string; media: string }
  alt: string
  className?: string | undefined
  /** Large pictures at the top of a page are wanted at once; all others when they come near. */
  isFirst?: boolean
}

/** A rendered drawing in densities 1 and 2, over its average colour. Nothing at all when the build did not make it. */
export function Picture({ name, small, alt, className, isFirst = false }: PictureProps) {
  const image = imageFor(name)
  if (!image.src) return null
  const other = small && imageFor(small.name)
  return (
    <>
      <svg className={styles.placeholder} width="0" height="0" aria-hidden="true">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {other?.src && <source media={small?.media} srcSet={other.srcSet} width={other.width} height={other.height} />}
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
