import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '../cache-policies.ts'
import { sendProblem } from '../problems.ts'
import type { Assets } from '../render/assets.ts'
import type { PreviousBuilds } from '../render/previous-builds.ts'

interface BuildServices {
  assets: Assets
  previousBuilds: PreviousBuilds
}

/** What the build and those before it made: hashed files for ever, the few with a fixed name for an hour. */
export async function buildRoutes(app: FastifyInstance, { assets, previousBuilds }: BuildServices) {
  if (assets.folder === null) return
  // Traversal and dotfiles are refused with 403 there, which on this site means "not in your location".
  app.setErrorHandler((_error, _request, reply) =>
    sendProblem(reply, { status: 404, detail: 'There is no such file.' }),
  )
  await app.register(fastifyStatic, {
    root: assets.folder,
    index: false,
    dotfiles: 'ignore',
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? cachePolicies.immutable : cachePolicies.hour)
    },
  })
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = `assets/${request.params['*']}`
    const folder = previousBuilds.folderOf(file)
    return folder ? reply.sendFile(file, folder) : sendProblem(reply, { status: 404, detail: 'There is no such file.' })
  })
}
