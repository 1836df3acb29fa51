import { readImports, resolveImport, type SourceFile } from './import-directions.ts'

/** Which other features a feature builds on; what it no longer needs is a breach. */
const dependencies: Readonly<Record<string, readonly string[]>> = {
  account: ['policies'],
  // The drawn screens of the app show what there is to play.
  downloads: ['games', 'tournaments'],
  games: ['poker'],
  help: ['policies'],
  'network-status': ['tournaments'],
  'responsible-gaming': ['policies'],
  school: ['games', 'policies', 'poker', 'tournaments'],
  search: ['blog', 'help', 'policies'],
  streaming: ['policies'],
  tournaments: ['games'],
}

/** Generic files that still name features. The list may only get shorter: an entry that is no longer needed is a breach. */
const stillNamed: Readonly<Record<string, readonly string[]>> = {
  'server/services.ts': ['help', 'search'],
  'server/site/content/load-content.ts': ['blog', 'help', 'policies', 'school', 'search', 'team'],
}

/** The site's own arrays of what features bring; to add or remove one is a line in each. */
const lists =
  /^(?:(?:shared|server)\/site\/(?:features|feature-routes)|client\/site\/feature-starts|server\/law\/rules)\.ts$/
/** The sandbox plays the back end of all of them, whose figures must agree. */
const free = /^(?:scripts|tests|server\/sandbox)\/|\.test\.tsx?$/

/**
 * A line for each import by which a feature, or code that is of none, reaches into a feature that it does not build on:
 * `file:line imports target: …`. A feature has a face, `shared/<feature>/feature.ts`.
 */
export function listFeatureArrows(
  sources: readonly SourceFile[],
  known: { dependencies: typeof dependencies; stillNamed: typeof stillNamed } = { dependencies, stillNamed },
): string[] {
  const features = new Set([
    'poker',
    ...sources.flatMap(({ file }) => /^shared\/([^/]+)\/feature\.ts$/.exec(file)?.[1] ?? []),
  ])
  // `site` holds the type of faces; every answer depends on the visitor.
  for (const generic of ['site', 'visitor']) features.delete(generic)
  const needed = new Set<string>()
  const breaches = sources
    .filter(({ file }) => !free.test(file) && !lists.test(file))
    .flatMap(({ file, source }) => {
      const own = featureOf(file, features)
      return readImports(source).flatMap((specifier) => {
        const target = resolveImport(file, specifier)
        const other = featureOf(target, features)
        if (!other || other === own) return []
        needed.add(`${own ?? file} ${other}`)
        const allowed = own ? known.dependencies[own] : known.stillNamed[file]
        if (allowed?.includes(other)) return []
        const why = own ? `${own} does not name ${other} as a dependency` : 'only lists of features name one'
        return [`${file}:${lineOf(source, specifier)} imports ${target}: ${why}`]
      })
    })
  const unneeded = Object.entries({ ...known.dependencies, ...known.stillNamed }).flatMap(([from, names]) =>
    names.filter((name) => !needed.has(`${from} ${name}`)).map((name) => `${from} does not import ${name} any more`),
  )
  return [...breaches, ...unneeded]
}

function featureOf(file: string, features: ReadonlySet<string>): string | null {
  const [top = '', folder = '', ...rest] = file.split('/')
  return rest.length > 0 && /^(?:shared|client|server)$/.test(top) && features.has(folder) ? folder : null
}

function lineOf(source: string, specifier: string): number {
  return source.split('\n').findIndex((line) => line.includes(specifier)) + 1
}
