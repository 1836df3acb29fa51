import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { ownReferrer } from '#server/http/own-referrer.ts'
import { createProblem } from '#server/http/problems.ts'
import { sendRedirect } from '#server/http/send-redirect.ts'
import { editionIds } from '#shared/site/editions.ts'
import { siblingPath } from '#shared/site/sibling-path.ts'
import type { Sites } from './content/load-editions.ts'

/** Leads to another edition; a stored page does not know the query of a visit, so the browser's word is taken for it. */
export async function siblingRoutes(app: FastifyInstance, { sites }: { sites: Sites }): Promise<void> {
  app.get<{ Params: { edition: string } }>(siblingPath(':edition'), async (request, reply) => {
    const id = editionIds.find((edition) => edition === request.params.edition)
    if (!id)
      throw createProblem({
        status: 404,
        detail: `There is no edition of that name: expected ${editionIds.join(', ')}.`,
      })
    const { origin } = sites.byId[id].edition
    const otherwise = `${origin}/`
    const to = otherwise + (ownReferrer(request)?.search ?? '')
    reply.header('cache-control', cachePolicies.never).header('vary', 'Referer')
    return sendRedirect(reply, { to, status: 303, origins: [origin], otherwise })
  })
}
