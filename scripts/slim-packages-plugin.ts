import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out of the browser's packages what this site does not use: React Router's links, forms and
 * measuring, which only names for debugging and unused options keep in, and React Query's mutations and endless lists,
 * which its client makes ready for everybody. Together they weigh 10 kB.
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
  return code
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/if \((?:init|opts\?)\.instrumentations\)/g, 'if (false)')
    .replace(unusedFunction, '$1$2function $3() { throw new Error("Left out by scripts/slim-packages-plugin.ts") }')
    .replace(/^(function normalizeNavigateOptions\(.+\)) \{[\s\S]*?^\}$/m, '$1 { return { path } }')
    .replace(/= (React\$\d\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
}

/** Functions of its router, as the file is indented, for forms, for data without a page and for routes that come later. */
const unusedFunction =
  /^(\t)(async )function (handleAction|handleFetcherAction|handleFetcherLoader|fetch|discoverRoutes)\([\s\S]*?^\1\}$/gm

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
