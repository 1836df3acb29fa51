import { imageFor } from '../art/image-manifest.ts'
import styles from './picture.module.css'

interface PictureProps {
  name: string
  /** On small screens: how wide it is there, in CSS, and if it is another illustration, which. */
  small?: { media: string; sizes: string; name?: string }
  alt: string
  className?: string | undefined
  /** Large pictures at the top of a page are wanted at once; all others when they come near. */
  isFirst?: boolean
}

/** A rendered illustration over its average colour: in densities 1 and 2, on small screens by its width. Nothing at all when there is none of that name. */
export function Picture({ name, small, alt, className, isFirst = false }: PictureProps) {
  const image = imageFor(name)
  if (!image.src) return null
  const other = small && imageFor(small.name ?? name)
  return (
    <>
      <svg className={styles.placeholder} width="0" height="0" aria-hidden="true">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {other?.src && (
          <source
            media={small?.media}
            {...(other.phoneSet ? { srcSet: other.phoneSet, sizes: small?.sizes } : { srcSet: other.srcSet })}
            width={other.width}
            height={other.height}
          />
        )}
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
