import path from 'node:path'
import { readImports, resolveImport, type SourceFile } from './import-directions.ts'

/** The shortest way on which a file imports itself, types included: `a.ts → b.ts → a.ts`, one for each group of files. */
export function listCircles(sources: readonly SourceFile[]): string[] {
  const files = new Set(sources.map(({ file }) => file))
  const imports = new Map(
    sources.map(({ file, source }) => [
      file,
      [
        ...readImports(source)
          .map((specifier) => resolveImport(file, specifier))
          .filter((target) => files.has(target)),
        ...matchGlobs(file, source, files),
      ],
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

/** The files that `import.meta.glob` finds; a pattern behind `!` leaves files out. */
function matchGlobs(file: string, source: string, files: ReadonlySet<string>): string[] {
  const calls = source.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)
  return [...calls].flatMap(([, written = '']) => {
    const patterns = [...written.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern)
    const found = patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => fromRoot(file, pattern))
    const left = patterns
      .filter((pattern) => pattern.startsWith('!'))
      .map((pattern) => fromRoot(file, pattern.slice(1)))
    const matches = (target: string) => (pattern: string) => path.matchesGlob(target, pattern)
    return [...files].filter((target) => found.some(matches(target)) && !left.some(matches(target)))
  })
}

function fromRoot(file: string, pattern: string): string {
  if (pattern.startsWith('.')) return path.posix.join(path.posix.dirname(file), pattern)
  return pattern.replace(/^\//, '')
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
