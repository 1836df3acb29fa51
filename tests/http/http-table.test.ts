import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { createMetrics } from '#server/ops/metrics/metrics.ts'
import { buildOps } from '#server/ops/ops.ts'
import { createServices } from '#server/services.ts'
import { featureRoutes } from '#server/site/feature-routes.ts'

const log = pino({ level: 'silent' })
const config = parseConfig({ PREVIEW_SECRET: 'a secret of thirty-two characters' })
const services = await createServices(config, log)

it('docs/http.md names every route that the application registers, and no other', async () => {
  const registered = new Set<string>()
  const app = await buildApp(config, services, {
    log,
    registerFirst: async (instance) => {
      instance.addHook('onRoute', ({ method, url }) => {
        // HEAD comes with every GET; files of the build and of client/public are data.
        if (method !== 'HEAD' && !isFile(url)) registered.add(`${String(method)} ${url}`)
      })
    },
  })
  await app.ready()
  await app.close()

  const page = readFileSync(new URL('../../docs/http.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| (GET|POST) \| `([^`]+)` \|/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  expect(new Set(documented)).toEqual(registered)
})

it('docs/http.md names every route of the operations application, and no other', async () => {
  const registered = new Set<string>()
  const ops = await buildOps({
    log,
    metrics: createMetrics('test'),
    checkSite: () => Promise.reject(new Error('not asked for')),
    addRoutes: (instance) => {
      for (const { addOps } of featureRoutes) addOps?.(instance, () => services)
    },
    registerFirst: (instance) =>
      void instance.addHook('onRoute', ({ method, url }) => {
        if (method !== 'HEAD') registered.add(`${String(method)} ${url}`)
      }),
  })
  await ops.close()
  const page = readFileSync(new URL('../../docs/http.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/^\| (GET|POST) \| operations `([^`]+)` \|/gm)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  expect(new Set(documented)).toEqual(registered)
})

const folders = /^\/(?:api\/|blog\/|builds\/|__nuxt_island\/|policies|:)/
/** What programs ask for is written for each edition. */
const siteFiles = /^\/(?:robots|humans|llms|sitemap|opensearch|site\.webmanifest|network-status|\.well-known)/

function isFile(url: string): boolean {
  return /\.[a-z0-9]+$/.test(url) && !folders.test(url) && !siteFiles.test(url)
}
