import path from 'node:path'
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  createServer,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { ImageManifest } from '#client/art/image-manifest.ts'
import type { Config } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { Assets, InlineStyles } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import { createServices } from '#server/services.ts'
import { buildImages } from '../build-images.ts'
import { ENTRY_WITH_KIT, loadPagesWithKit, tableWithKit } from './kit-page.ts'

const root = path.resolve(import.meta.dirname, '../..')
const imagesDir = path.join(root, '.cache/development/client')

/** Returns the same application as production's, with Vite in the place of the build: nothing is kept, edits show at once. */
export async function buildDevelopmentApp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  // Vite needs the application's server for its web socket, the services need Vite: it is there before the first request.
  let vite: ViteDevServer | undefined
  const running = () => {
    if (!vite) throw new Error('The development server has not started')
    return vite
  }
  let images: ImageManifest = {}
  // Nobody waits for the first time, which takes a while: pages have their pictures when they are drawn.
  void buildImages({ outDir: imagesDir }).then((built) => {
    images = built
  })
  const services = await createServices(config, log, {
    table: tableWithKit,
    pages: await loadPagesWithKit(path.join(root, 'data/pages')),
    assets: createDevelopmentAssets(running),
    loadEntry: async () => {
      const { ssr } = running().environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules')
      const entry = await ssr.runner.import<Entry>(ENTRY_WITH_KIT)
      entry.setImageManifest(images)
      return entry
    },
    isDevelopment: true,
  })
  return buildApp(config, services, {
    log,
    registerFirst: async (app) => {
      vite = await createServer({
        configFile: path.join(root, 'vite.config.ts'),
        logLevel: 'warn',
        plugins: [reloadOnServerChange()],
        server: { middlewareMode: true, hmr: { server: app.server } },
        optimizeDeps: {
          entries: ['client/site/hydrate.tsx', 'client/*/sections/*.tsx'],
        },
      })
      await app.register(fastifyStatic, { root: path.join(imagesDir, 'assets/img'), prefix: '/assets/img/' })
      await app.register(middie)
      app.use(vite.middlewares)
      app.addHook('onClose', () => vite?.close())
    },
  })
}

function createDevelopmentAssets(running: () => ViteDevServer): Assets {
  const stylesOf = (sources: readonly string[]): InlineStyles => {
    const graph = running().environments.ssr?.moduleGraph
    const hrefs = new Set(['/client/styles/base.css'])
    for (const source of sources) {
      for (const module of graph?.getModulesByFile(path.join(root, source)) ?? [])
        collectStyles(module, hrefs, new Set())
    }
    // By their address, so that they can be replaced while the page is open; Vite's client writes style elements then.
    const elements = [...hrefs].map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    return { hrefs: [...hrefs], elements: Buffer.from(elements), cspHash: "'unsafe-inline'" }
  }
  return {
    buildId: 'development',
    builtAt: 0,
    entry: { url: '/client/site/entry-client.ts', integrity: null },
    fontUrls: [],
    moduleUrl: (source) => `/${source}`,
    stylesOf,
    lateStylesOf: (sources) => Buffer.from(stylesOf(sources).elements).toString(),
    shareImageOf: () => null,
    folder: null,
  }
}

function collectStyles(module: EnvironmentModuleNode, hrefs: Set<string>, seen: Set<EnvironmentModuleNode>): void {
  if (seen.has(module)) return
  seen.add(module)
  if (module.file?.endsWith('.css')) hrefs.add(`/${path.relative(root, module.file)}`)
  for (const imported of module.importedModules) collectStyles(imported, hrefs, seen)
}

/** The browser has no static section's code, so only a reload shows its edit. */
function reloadOnServerChange(): Plugin {
  return {
    name: 'reload-on-server-change',
    hotUpdate({ modules, server, file }) {
      const isKnownToBrowser = (server.environments.client?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
      if (this.environment.name === 'ssr' && modules.length > 0 && !isKnownToBrowser) {
        server.environments.client?.hot.send({ type: 'full-reload' })
      }
    },
  }
}
