/** Name of the component that a section's file exports: `format-finder` → `FormatFinder`. */
export function componentName(kind: string): string {
  return kind.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())
}
