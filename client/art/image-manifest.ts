/** A rendered drawing: its size in CSS pixels, its average colour as a placeholder, its files for densities 1 and 2. */
export interface ImageRecord {
  width: number
  height: number
  color: string
  src: string
  srcSet: string
  /** By width in pixels, of a drawing that telephones have a file of their own of: there a whole density is too much. */
  phoneSet?: string
}
export type ImageManifest = Readonly<Record<string, ImageRecord>>

/** Size zero, as the specification asks of an image whose data cannot be had (section 8). */
export const missingImage: ImageRecord = { width: 0, height: 0, color: 'none', src: '', srcSet: '' }

let images: ImageManifest = {}

/** Called once by the server's entry with what the build wrote to `images.json`; the browser has no manifest. */
export function setImageManifest(manifest: ImageManifest): void {
  images = manifest
}

/** The rendered drawing of that name; size zero and no source when the build did not make it. */
export function imageFor(name: string): ImageRecord {
  return images[name] ?? missingImage
}
