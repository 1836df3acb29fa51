import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Services } from '#server/services.ts'
import type { Feature } from '#server/site/feature.ts'
import { features } from '#server/site/features.ts'
import { siteAt } from '#server/site/site-at.ts'
import { mergeTables } from '#shared/site/merge-tables.ts'
import { visitorClassOf } from '#shared/visitor/visit-decision.ts'

const islands = mergeTables(
  'island',
  features.map((feature: Feature) => feature.islands),
)

const keyShape = /^[a-z-]{1,40}(?:_[a-z0-9.-]{1,200}){1,4}$/

/** Fragments of pages by name, for what a page shows only when somebody looks at it: `{name}_{prop}_{prop}`. */
export async function islandRoutes(app: FastifyInstance, services: Services) {
  app.get<{ Params: { key: string } }>('/__nuxt_island/:key.json', async (request, reply) => {
    const { params, visitor, preview, clock } = request
    const site = siteAt(visitorClassOf(visitor, request.site).place, request.site)
    const { key } = params
    const [name = '', ...props] = keyShape.test(key) ? key.split('_') : []
    const find = Object.hasOwn(islands, name) ? islands[name] : undefined
    const island = await find?.({ ...services, site, clock }, props)
    if (!island) {
      reply.header('cache-control', cachePolicies.never)
      return sendProblem(reply, { status: 404, detail: 'There is no such island.' })
    }
    const { renderIsland } = await services.loadEntry()
    const { html, source } = renderIsland(island.component, island.props)
    const { hrefs: styles } = await services.assets.stylesOf([source])
    reply.header('cache-control', preview ? cachePolicies.never : cachePolicies.place)
    return reply.send({ id: key, html, styles })
  })
}
