import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import { ICON_NAME } from '#shared/site/icon-shapes.ts'
import type { Icons } from './icons.ts'

/** Icons in one request: as many as a URL of 500 characters holds. */
const MAX_NAMES = 50

interface IconRequest {
  Params: { collection: string }
  Querystring: { icons?: string | string[] }
}

export async function iconRoutes(app: FastifyInstance, { icons }: { icons: Icons }) {
  app.get<IconRequest>(
    '/api/_nuxt_icon/:collection.json',
    { schema: { hide: true }, config: { cost: 'without a limit, by its contract; icons are in memory' } },
    async ({ params, query, edition }, reply) => {
      const { collection: prefix } = params
      const names = typeof query.icons === 'string' ? [...new Set(query.icons.split(','))] : []
      reply.header('cache-control', cachePolicies.never)
      if (names.length === 0 || names.length > MAX_NAMES || ![prefix, ...names].every((name) => ICON_NAME.test(name))) {
        const detail = `Expected a collection, and in icons 1 to ${MAX_NAMES} names of lower-case letters, digits and hyphens.`
        return sendProblem(reply, { status: 400, detail })
      }
      const found = await icons.load(edition.iconServiceUrl, prefix, names)
      const missing = names.filter((name) => !found.has(name))
      if (found.size === 0) return sendProblem(reply, { status: 404, detail: `There is no such icon in ${prefix}.` })
      // What is missing now may be there soon.
      if (missing.length === 0) reply.header('cache-control', cachePolicies.icons)
      return reply.send({
        prefix,
        icons: Object.fromEntries(found),
        ...(missing.length > 0 && { not_found: missing }),
      })
    },
  )
}
