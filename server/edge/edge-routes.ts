import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Connections } from '#server/visitor/connections.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { CLASS_HEADER, edgeClassOf } from './visitor-class.ts'

interface EdgeServices {
  connections: Pick<Connections, 'isProxied'>
  /** The network of an address for which its class holds in an edition. */
  networkOf: (address: string, editionId: EditionId) => string
  storedPages: { edgeVersion: string; edgeKeys: string }
}

/** What an edge asks before it looks for a page (docs/edge.md): the class of a visitor, which is the site's to say. */
export async function edgeRoutes(
  app: FastifyInstance,
  { connections, networkOf, storedPages }: EdgeServices,
): Promise<void> {
  const config = { cost: 'a trusted proxy asks, once a minute for a network' }
  app.get('/_class', { config, logLevel: 'debug' }, (request, reply) => {
    // In this spelling only, which is the one that fronts refuse to visitors.
    if (!connections.isProxied(request.raw) || request.originalUrl !== '/_class') {
      reply.header('cache-control', cachePolicies.never)
      return sendProblem(reply, { status: 404, detail: 'Only trusted proxies are told of classes.' })
    }
    const network = networkOf(request.ip, request.edition.id)
    return reply
      .code(204)
      .headers({
        [CLASS_HEADER]: edgeClassOf(request, storedPages.edgeVersion),
        'visitor-network': network,
        // A new build's classes are asked for at once when what the old one said is purged.
        'surrogate-key': storedPages.edgeKeys,
        'cache-control': cachePolicies.visitorClass,
      })
      .send()
  })
}
