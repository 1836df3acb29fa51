/** Lower-case letters and digits with single hyphens between them, as in addresses of people and pictures. */
export const SLUG_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
/** In characters: longer than any name of a person. */
export const MAX_SLUG_LENGTH = 100

/**
 * Whether a text is a slug.
 *
 * @example isSlug('mira-halvorsen') // true
 */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && new RegExp(SLUG_PATTERN).test(text)
}
