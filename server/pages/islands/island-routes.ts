import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Services } from '#server/services.ts'
import { renderIsland } from './islands.ts'

/** Fragments of pages by name, for what a page shows only when somebody looks at it. */
export async function islandRoutes(app: FastifyInstance, services: Services) {
  app.get<{ Params: { key: string } }>('/__nuxt_island/:key.json', async ({ params, site, preview, clock }, reply) => {
    const { key } = params
    const island = await renderIsland(services, { site, clock }, key)
    if (!island) {
      reply.header('cache-control', cachePolicies.never)
      return sendProblem(reply, { status: 404, detail: 'There is no such island.' })
    }
    reply.header('cache-control', preview ? cachePolicies.never : cachePolicies.minutes)
    return reply.send({ id: key, ...island })
  })
}
