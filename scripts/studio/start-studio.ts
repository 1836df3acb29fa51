import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { pino } from 'pino'
import { build } from 'vite'
import { parseConfig } from '#server/config.ts'
import { createFileCheck } from './check-file.ts'
import { createDraftSite } from './draft-site.ts'
import { createPublisher, type Pack } from './publisher.ts'
import { studioRoutes, withOwnAddresses } from './studio-routes.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface StudioOptions {
  /** Folder of the content that is written. */
  data: string
  port: number
  bundle: string | null
  archive: string
  pack: Pack
  instances?: readonly string[]
  wallClock?: { now(): number }
}

interface Studio {
  url: string
  close: () => Promise<void>
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
/** Of the empty document into which previews are put: nothing runs in it, and nothing is asked of anybody else. */
const framePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Starts the studio on loopback: it writes into a folder of content, and shows the site as it will be. */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const { data, port, bundle, archive, pack, instances = [], wallClock = Date } = options
  const log = pino({ level: 'warn' })
  const [pageFolder, site] = await Promise.all([buildPage(), createDraftSite({ data, config: parseConfig({}), log })])
  const publisher = createPublisher({ data, bundle, archive, pack, instances, wallClock })
  const app = Fastify({ loggerInstance: log, bodyLimit: 4_194_304 })
  app.addHook('onRequest', async (request, reply) => {
    // A page of somebody else in the same browser may neither name the studio otherwise nor send it anything.
    const { hostname } = new URL(`http://${request.headers.host}`)
    const isOwn = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
    const origin = request.headers['sec-fetch-site']
    const isForeign = origin !== undefined && !['same-origin', 'none'].includes(String(origin))
    if (!isOwn || (isForeign && request.method !== 'GET')) return reply.code(403).send({ message: 'Not from there.' })
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  app.get('/', async (_request, reply) => reply.redirect('/studio'))
  app.get('/studio', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(await readFile(path.join(pageFolder, 'index.html'), 'utf8')),
  )
  app.get('/studio/frame', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy)
      .send('<!doctype html><html lang="en"><head><title>Preview</title></head><body></body></html>'),
  )
  await app.register(fastifyStatic, { root: path.join(pageFolder, 'assets'), prefix: '/studio/assets/' })
  app.get<{ Params: { '*': string } }>('/studio/site/*', async (request, reply) => {
    const answer = await site.useAny(({ services, asked }) =>
      asked.fetchFile(Object.values(services.sites.byId)[0]!, `/${request.params['*']}`),
    )
    const type = String(answer.headers['content-type'] ?? 'application/octet-stream')
    const body = type.startsWith('text/css') ? withOwnAddresses(answer.body) : answer.rawPayload
    return reply.code(answer.statusCode).type(type).header('cache-control', 'max-age=600').send(body)
  })
  await app.register(studioRoutes, {
    prefix: '/studio/api',
    data,
    site,
    check: createFileCheck(data),
    publisher,
    wallClock,
  })
  // The compiler has seen it before somebody waits for it.
  await site.use({ changes: {}, now: wallClock.now() }, async () => {})
  const url = await app.listen({ host: '127.0.0.1', port })
  return {
    url: `${url}/studio`,
    async close() {
      await app.close()
      await site.close()
      await rm(pageFolder, { recursive: true, force: true })
    },
  }
}

/** Builds the studio's own page anew: seconds, and it is never part of what visitors are sent. */
async function buildPage(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'studio-page-'))
  await build({
    configFile: false,
    root: path.join(root, 'scripts/studio/page'),
    base: '/studio/',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: false },
  })
  return outDir
}
