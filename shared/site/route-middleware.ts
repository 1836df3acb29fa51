import { decideRoot, type LanguageHints } from '#shared/visitor/locale-choice.ts'
import type { Edition } from './editions.ts'
import type { PathTable } from './paths.ts'
import type { RouteParams } from './route-row.ts'

export interface MiddlewareInput {
  path: string
  params: RouteParams
  edition: Pick<Edition, 'locales' | 'rootRedirect' | 'detectBrowserLanguage'>
  paths: Pick<PathTable, 'resolve' | 'pathOf'>
  readHints: () => LanguageHints
}

/** undefined: go on; redirect: 302 to this path of the site; error: the error page of this status. */
export type MiddlewareOutcome = undefined | { redirect: string } | { error: 403 | 404 | 500 }

export type RouteMiddleware = (input: MiddlewareInput) => MiddlewareOutcome

const errorStatuses = { 403: 403, 404: 404, 500: 500 } as const

const routeMiddleware: Readonly<Record<string, RouteMiddleware>> = {
  /** The only redirect of `/`: an edition's setting, never a guess from the address. */
  'root-redirect': ({ path, edition, paths, readHints }) => {
    const redirect = path === '/' ? decideRoot({ edition, paths, readHints }) : null
    return redirect === null ? undefined : { redirect }
  },
  /** Lets a load balancer fetch, and a reviewer see, an error page as it is. */
  'show-error': ({ params }) => ({ error: errorStatuses[Number(params.status) as keyof typeof errorStatuses] ?? 404 }),
}

/**
 * Runs a row's middleware in order and returns the first outcome that is not "go on".
 * @throws Error when a name is not known (specification, section 8).
 */
export function runMiddleware(
  names: readonly string[],
  input: MiddlewareInput,
  registry: Readonly<Record<string, RouteMiddleware>> = routeMiddleware,
): MiddlewareOutcome {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!middleware) throw new Error(`Unknown route middleware: '${name}'.`)
    const outcome = middleware(input)
    if (outcome) return outcome
  }
  return undefined
}
