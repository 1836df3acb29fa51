/** A file's size in megabytes of a million bytes, with one decimal and a no-break space before the unit. */
export function formatSize(bytes: number, language: string): string {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${number.format(bytes / 1_000_000)}\u00a0MB`
}

/**
 * A hash in groups of eight digits, which are easier to compare by eye.
 *
 * @example groupHash('0123456789abcdef') // ['01234567', '89abcdef']
 */
export function groupHash(hash: string): string[] {
  return hash.match(/.{1,8}/g) ?? []
}
