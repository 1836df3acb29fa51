import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out of the browser's packages what this site does not use: React Router's links, forms,
 * fetchers, lazy routes and measuring, which only names for debugging and unused options keep in, and React Query's
 * mutations and endless lists, which its client makes ready for everybody. Together they weigh 13 kB.
 */
export function slimPackages(): Plugin {
  return {
    name: 'slim-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: /\/node_modules\/(?:react-router\/dist\/production|@tanstack\/query-core\/build\/modern)\/.+\.js$/,
      },
      handler: (code, id) => slimModule(code, id),
    },
  }
}

/** What a module of these packages is in the browser. */
export function slimModule(code: string, id: string): string {
  if (id.endsWith('/mutationCache.js')) return noMutations
  if (id.endsWith('/infiniteQueryBehavior.js')) return noEndlessLists
  if (!id.includes('/react-router/')) return code
  const slim = code
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\$\d\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
  return id.endsWith('/router/router.js') ? slimRouter(slim) : slim
}

/** Functions of its router for forms, for data without a page, for routes that come later, for what holds a navigation up. */
export const unusedFunctions = [
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch',
  'revalidate',
  'getFetcher',
  'resetFetcher',
  'queueFetcherForDeletion',
  'deleteFetcher',
  'getUpdatedRevalidatingFetchers',
  'getTargetedDataStrategyMatches',
  'discoverRoutes',
  'cancelDiscoveryNavigation',
  'patchRoutes',
  '_internalSetRoutes',
  'runClientMiddlewarePipeline',
  'getBlocker',
  'deleteBlocker',
  'enableScrollRestoration',
]

/** Parts of its router that are run, and what they come to where nothing of that is used. */
export const unusedParts: readonly (readonly [RegExp, string])[] = [
  [/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)'],
  [/init\.patchRoutesOnNavigation/g, 'false'],
  [/opts && opts\.submission\b/g, 'void 0'],
  [/let blockerKey = shouldBlockNavigation\([\s\S]*?\}\);/g, 'const blockerKey = void 0;'],
  [/^\tfetchLoadMatches\.forEach\([\s\S]*?^\t\}\);$/m, ''],
  [/^(function normalizeNavigateOptions\(.+\)) \{[\s\S]*?^\}$/m, '$1 { return { path } }'],
  [/^(function getDataStrategyMatchLazyPromises\(.+\)) \{[\s\S]*?^\}$/m, '$1 { return {} }'],
]

function slimRouter(code: string): string {
  const refuse = '{ throw new Error("Left out by scripts/slim-packages-plugin.ts") }'
  // As the file is indented: a function ends where a brace stands below its first letter.
  const unused = new RegExp(
    `^(\\t?)((?:async )?function (?:${unusedFunctions.join('|')})\\().*\\{[\\s\\S]*?^\\1\\}$`,
    'gm',
  )
  const slim = code.replace(unused, `$1$2) ${refuse}`)
  return unusedParts.reduce((written, [part, instead]) => written.replace(part, instead), slim)
}

/** Of its cache, a client without mutations calls these two; a mutation fails, because nothing could make it. */
const noMutations = `
export class MutationCache {
  clear() {}
  resumePausedMutations() {
    return Promise.resolve()
  }
}`

const noEndlessLists = `
const refuse = () => {
  throw new Error('Endless lists are left out of this build: scripts/slim-packages-plugin.ts')
}
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior }`
