import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Assets } from './assets.ts'
import { listAssets, type OtherBuilds } from './other-builds.ts'

interface BuildServices {
  assets: Assets
  otherBuilds: OtherBuilds
}

/** What this build and others made: hashed files for ever, the few with a fixed name for an hour. */
export async function buildRoutes(app: FastifyInstance, { assets, otherBuilds }: BuildServices) {
  if (assets.folder === null) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isRange(request.headers.range)) delete request.headers.range
    done()
  })
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // Traversal and dotfiles, which on this site does not mean "not in your location".
    if (error.statusCode === 403) return sendProblem(reply, { status: 404, detail: 'There is no such file.' })
    // It says how long the file is.
    if (error.statusCode === 416 && 'headers' in error) reply.headers(error.headers as Record<string, string>)
    throw error
  })
  await app.register(fastifyStatic, {
    root: assets.folder,
    index: false,
    dotfiles: 'ignore',
    wildcard: false,
    preCompressed: true,
    // A route for each of the hundreds of hashed files would take ten megabytes and a label of the metrics each.
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz', 'assets/**'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? cachePolicies.immutable : cachePolicies.hour)
    },
  })
  const { folder: ownFolder } = assets
  const ownFiles = await listAssets(ownFolder)
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = `assets/${request.params['*']}`
    const folder = ownFiles.has(file) ? ownFolder : await otherBuilds.folderOf(file)
    return folder ? reply.sendFile(file, folder) : sendProblem(reply, { status: 404, detail: 'There is no such file.' })
  })
}

/** Whether it asks for bytes that there can be; any other value is as none (RFC 9110, 14.1.1 and 14.2). */
function isRange(value: string | undefined): boolean {
  const [, ranges = ''] = /^ *bytes=(.*)$/.exec(value ?? '') ?? []
  return ranges.split(',').every((range) => {
    const [, first, last] = /^ *(\d*)-(\d*) *$/.exec(range) ?? []
    if (!first && !last) return false
    return !first || !last || Number(first) <= Number(last)
  })
}
