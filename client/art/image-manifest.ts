import manifest from './image-manifest.json' with { type: 'json' }

export interface ImageRecord {
  width: number
  height: number
  color: string
  src: string
  /** By density, for browsers that cannot read `type`. */
  srcSet: string
  /** By width in pixels, in the format `type`. */
  widthSet: string
  type: string
}

/** Size zero, as the specification asks of an image whose data cannot be had (section 8). */
const missingImage: ImageRecord = { width: 0, height: 0, color: 'none', src: '', srcSet: '', widthSet: '', type: '' }

const images: Readonly<Record<string, ImageRecord>> = manifest

/** The illustration of that name in `client/art/illustrations/`; size zero and no source when there is none. */
export function imageFor(name: string): ImageRecord {
  return images[name] ?? missingImage
}
