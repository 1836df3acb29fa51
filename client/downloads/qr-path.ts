/**
 * SVG path data of a code's dark modules, one unit each: one run per stretch, a fifth of the elements that a square each takes.
 *
 * @example qrPath([[true, true, false]]) // 'M0 0h2v1H0Z'
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}Z`
      }),
    )
    .join('')
}
