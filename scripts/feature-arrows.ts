import { readImports, resolveImport, type SourceFile } from './import-directions.ts'

/** Which other features a feature builds on. */
const dependencies: Readonly<Record<string, readonly string[]>> = {
  account: ['policies'],
  games: ['downloads', 'poker'],
  help: ['policies', 'search'],
  home: ['downloads'],
  'network-status': ['tournaments'],
  promotions: ['streaming'],
  'responsible-gaming': ['policies', 'streaming'],
  school: ['poker'],
  search: ['blog', 'help', 'policies'],
  streaming: ['policies', 'responsible-gaming'],
  tournaments: ['games'],
}

/** Generic files that still name features. The list may only get shorter: an entry that is no longer needed is a breach. */
const stillNamed: Readonly<Record<string, readonly string[]>> = {
  'client/islands/tournament-details.tsx': ['tournaments'],
  'client/kit/field-examples.tsx': ['account'],
  'client/layout/collapse-menu.tsx': ['downloads'],
  'client/layout/error-page.tsx': ['search'],
  'client/layout/quick-actions.tsx': ['downloads'],
  'client/layout/site-header.tsx': ['downloads'],
  'client/runtime/download.ts': ['downloads'],
  'client/runtime/odds-worker.ts': ['poker'],
  'client/runtime/run-odds.ts': ['poker'],
  'client/runtime/search-dialog.ts': ['search'],
  'client/runtime/search-hits.ts': ['search'],
  'client/runtime/sign-up-form.ts': ['account'],
  'client/site/sections/page-hero.tsx': ['downloads'],
  'server/law/answer-addresses.ts': ['search'],
  'server/law/data-rules.ts': ['responsible-gaming'],
  'server/law/help-rules.ts': ['policies'],
  'server/law/marketing-text.ts': ['policies'],
  'server/law/policy-page-rules.ts': ['policies'],
  'server/law/promotion-rules.ts': ['policies'],
  'server/law/translation-rules.ts': ['policies'],
  'server/ops/ops.ts': ['help'],
  'server/pages/islands/islands.ts': ['policies'],
  'server/services.ts': ['help', 'responsible-gaming', 'search'],
  'server/site/content/load-content.ts': ['blog', 'help', 'policies', 'school', 'team'],
  'server/site/content/load-pages.ts': ['policies'],
  'server/site/discovery-routes.ts': ['search'],
  'server/site/discovery/site-files.ts': ['search'],
  'server/upstream/embedded-dates.ts': ['tournaments'],
  'server/upstream/resources.ts': ['network-status', 'promotions', 'tournaments'],
  'server/upstream/schemas.ts': ['network-status'],
  'server/upstream/upstream.ts': ['network-status'],
  'server/visitor/visit-api.ts': ['policies'],
  'shared/site/browser-storage.ts': ['downloads'],
  'shared/visitor/visit-decision.ts': ['downloads'],
}

const lists = /^(?:shared|server)\/site\/(?:features|feature-routes)\.ts$/
const free = /^(?:scripts|tests)\/|\.test\.tsx?$/

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
        needed.add(`${file} ${other}`)
        const allowed = own ? known.dependencies[own] : known.stillNamed[file]
        if (allowed?.includes(other)) return []
        const why = own ? `${own} does not name ${other} as a dependency` : 'only lists of features name one'
        return [`${file}:${lineOf(source, specifier)} imports ${target}: ${why}`]
      })
    })
  const unneeded = Object.entries(known.stillNamed).flatMap(([file, names]) =>
    names.filter((name) => !needed.has(`${file} ${name}`)).map((name) => `${file} does not import ${name} any more`),
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
