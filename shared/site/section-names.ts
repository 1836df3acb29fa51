/** Name of the component that a section's file exports: `format-finder` → `FormatFinder`. */
export function componentName(kind: string): string {
  return kind.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
}

/**
 * The file of each section by its kind: a kind is named after its file.
 * @throws Error for a kind that two files have.
 */
export function filesByKind(files: readonly string[]): ReadonlyMap<string, string> {
  const byKind = new Map<string, string>()
  for (const file of files) {
    const kind = file.replace(/^.*\/|\.tsx$/g, '')
    const other = byKind.get(kind)
    if (other) throw new Error(`Expected one file for the section ${kind}, found ${other} and ${file}`)
    byKind.set(kind, file)
  }
  return byKind
}
