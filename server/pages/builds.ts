import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { ProblemError, sendProblem } from '#server/http/problems.ts'
import type { Assets } from './assets.ts'
import { listAssets, type OtherBuilds } from './other-builds.ts'

interface BuildServices {
  assets: Assets
  otherBuilds: OtherBuilds
}

/** What this build and others made: hashed files for ever, the few with a fixed name for an hour. */
export async function buildRoutes(app: FastifyInstance, { assets, otherBuilds }: BuildServices) {
  if (assets.folder === null) return
  // Traversal and dotfiles are refused with 403 there, which on this site means "not in your location".
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProblemError) throw error
    return sendProblem(reply, { status: 404, detail: 'There is no such file.' })
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
