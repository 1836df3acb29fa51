import type { Plugin } from 'vite'
import { browserRoutes } from '#shared/site/browser-routes.ts'

/** Gives the browser's build its route table as plain data, and refuses it the server's. */
export function browserRouteTable(): Plugin {
  return {
    name: 'browser-route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/shared\/site\/(?:browser-)?routes\.ts$/ },
      handler(id) {
        if (id.endsWith('browser-routes.ts')) return `export const browserRoutes = ${JSON.stringify(browserRoutes)}`
        return this.error('Expected the browser to import #shared/site/browser-routes.ts, found routes.ts')
      },
    },
  }
}
