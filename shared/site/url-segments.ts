/** Segments of an address's path, decoded; null when one cannot be. */
export function segmentsOf({ pathname }: URL): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}
