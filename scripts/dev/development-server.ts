import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import middie from '@fastify/middie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import {
  createServer as createViteServer,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { Config } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import type { Assets, InlineStyles } from '#server/pages/assets.ts'
import type { Entry } from '#server/pages/entry.ts'
import { withSandboxVendors } from '#server/sandbox/sandbox-sites.ts'
import { createServices } from '#server/services.ts'
import { ENTRY_WITH_KIT, loadPagesWithKit, tableWithKit } from './kit-page.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** An editor writes a file in several steps, in ms. */
const SETTLED_MS = 80

interface DevelopmentOptions {
  log: FastifyBaseLogger
  dataFolder: string
}

interface Development {
  url: string
  close: () => Promise<void>
}

/**
 * Starts the same application as production's, with Vite in the place of the build: nothing is stored, and edits show at once.
 * An edit of content makes the application anew behind the same port; while content is wrong, from the start on or since an
 * edit, every page says why.
 */
export async function startDevelopment(config: Config, { log, dataFolder }: DevelopmentOptions): Promise<Development> {
  const server = createServer()
  const vite = await createViteServer({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [reloadOnServerChange()],
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { entries: ['client/site/hydrate.tsx', 'client/*/sections/*.tsx'] },
  })
  let current: FastifyInstance | null = null
  let failure: Error | null = null

  server.on('connection', (socket) => current?.server.emit('connection', socket))
  server.on('request', (request, response) => {
    if (failure) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(failure.stack)
    else current?.server.emit('request', request, response)
  })

  const remake = async () => {
    try {
      const next = await buildDevelopmentApp(config, { log, dataFolder, vite })
      const old = current
      current = next
      failure = null
      // The application knows its connections from their beginning.
      server.closeAllConnections()
      await old?.close()
    } catch (error) {
      failure = error as Error
      log.error({ err: error }, 'The content cannot be used')
    }
  }
  const reload = () => vite.environments.client.hot.send({ type: 'full-reload' })
  let settled: NodeJS.Timeout | undefined
  let remade = remake()
  vite.watcher.add(dataFolder)
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(dataFolder + path.sep)) return
    clearTimeout(settled)
    settled = setTimeout(() => {
      remade = remade.then(remake).then(reload)
    }, SETTLED_MS)
  })

  await remade
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${config.host}:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all([vite.close(), current?.close()])
    },
  }
}

async function buildDevelopmentApp(
  config: Config,
  { log, dataFolder, vite }: DevelopmentOptions & { vite: ViteDevServer },
): Promise<FastifyInstance> {
  const vendors = process.env.VENDOR_SANDBOX_URL
  const services = await createServices(config, log, {
    table: tableWithKit,
    pages: await loadPagesWithKit(path.join(dataFolder, 'pages')),
    assets: createDevelopmentAssets(vite),
    loadEntry: async () => {
      const { ssr } = vite.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that runs modules')
      const entry = await ssr.runner.import<Entry>(ENTRY_WITH_KIT)
      return entry
    },
    ...(vendors && { changeSites: withSandboxVendors(vendors) }),
    dataFolder,
    isDevelopment: true,
  })
  const app = await buildApp(config, services, {
    log,
    registerFirst: async (instance) => {
      await instance.register(middie)
      instance.use(vite.middlewares)
    },
  })
  await app.ready()
  return app
}

function createDevelopmentAssets(vite: ViteDevServer): Assets {
  const stylesOf = (sources: readonly string[]): InlineStyles => {
    const graph = vite.environments.ssr?.moduleGraph
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
    shareImages: new Map(),
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
