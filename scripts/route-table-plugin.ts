import type { Plugin } from 'vite'
import type { RouteRow } from '#shared/site/route-row.ts'
import { type RouteTable, routes } from '#shared/site/routes.ts'

/** What a browser asks of a row; how a page is rendered and kept is the server's business. */
const browserKeys = ['paths', 'aliases', 'redirect', 'isDocument', 'editions'] as const satisfies (keyof RouteRow)[]

/** Gives the browser's build the route table as plain data, without what only the server reads: a third of its size. */
export function browserRouteTable(): Plugin {
  return {
    name: 'browser-route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/shared\/site\/routes\.ts$/ },
      handler: () => `export const routes = ${JSON.stringify(selectForBrowser(routes))}`,
    },
  }
}

/** The table with the keys that a browser reads. */
export function selectForBrowser(table: RouteTable): Record<string, Partial<RouteRow>> {
  return Object.fromEntries(
    Object.entries(table).map(([id, row]) => [
      id,
      Object.fromEntries(browserKeys.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]]))),
    ]),
  )
}
