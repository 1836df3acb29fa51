import type { Plugin, Rolldown } from 'vite'

const HELPER_ID = '\0vite/preload-helper.js'

/** Vite's helper for dynamic imports without stylesheets, nonces and events: a seventh of the first script. */
const helper = `
const seen = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    // A page has the styles of its sections already.
    if (seen.has(file) || !file.endsWith('.js')) continue
    seen.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

/**
 * The helper of the browser's build, and a refusal of code that it could not serve: what is loaded by a dynamic import brings
 * no styles of its own, as nobody would load them.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id === HELPER_ID && this.environment.name === 'client') return helper
      return null
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const [unserved] = listUnservedStyles(Object.values(bundle).filter((output) => output.type === 'chunk'))
      if (unserved) {
        this.error(
          `Expected the styles of ${unserved} to belong to a section or a part of the layout: nobody loads them`,
        )
      }
    },
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'imports' | 'isEntry' | 'isDynamicEntry'> & {
  facadeModuleId: string | null
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** What every page has loaded, or loads with its styles. */
const everywhere = /\/client\/site\/(?:entry-client\.ts|hydrate\.tsx)$/

/** Names of the chunks that are imported when they are needed, and bring styles that are not there by then. */
export function listUnservedStyles(chunks: readonly Chunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (chunk: Chunk, seen: Set<Chunk>): Set<Chunk> => {
    if (seen.has(chunk)) return seen
    seen.add(chunk)
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) reach(imported, seen)
    }
    return seen
  }
  const served = new Set<Chunk>()
  for (const chunk of chunks) if (everywhere.test(chunk.facadeModuleId ?? '')) reach(chunk, served)
  return chunks
    .filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry)
    .filter((chunk) =>
      [...reach(chunk, new Set())].some((one) => !served.has(one) && one.viteMetadata?.importedCss.size),
    )
    .map(({ name }) => name)
}
