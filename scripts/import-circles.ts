import { readImports, resolveImport, type SourceFile } from './import-directions.ts'

/** The shortest way on which a file imports itself, types included: `a.ts → b.ts → a.ts`, one for each group of files. */
export function listCircles(sources: readonly SourceFile[]): string[] {
  const files = new Set(sources.map(({ file }) => file))
  const imports = new Map(
    sources.map(({ file, source }) => [
      file,
      readImports(source)
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => files.has(target)),
    ]),
  )
  const told = new Set<string>()
  return [...files].flatMap((file) => {
    const way = told.has(file) ? null : wayBack(file, imports)
    if (!way) return []
    for (const step of way) told.add(step)
    return [[...way, file].join(' → ')]
  })
}

/** Breadth first, so that what is found is the shortest; null when nothing leads back. */
function wayBack(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]])
  for (const file of cameFrom.keys()) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return stepsTo(file, cameFrom)
      if (!cameFrom.has(next)) cameFrom.set(next, file)
    }
  }
  return null
}

function stepsTo(file: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(file)
  return before ? [...stepsTo(before, cameFrom), file] : [file]
}
