import type { FastifyInstance, FastifyReply } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { isSlug } from '#shared/site/slug.ts'

const FILE = /^(.+)\.svg$/

/** Drawings that are made when somebody asks: nothing is looked up, so nothing can fail. */
export async function artRoutes(app: FastifyInstance, { loadEntry }: { loadEntry: () => Promise<Entry> }) {
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const name = FILE.exec(request.params['*'])?.[1] ?? ''
    return sendDrawing(reply, (await loadEntry()).drawingSvg(name))
  })

  // Any well-formed slug has a portrait, whether or not somebody bears it.
  app.get<{ Params: { '*': string } }>('/portraits/*', async (request, reply) => {
    const slug = FILE.exec(request.params['*'])?.[1] ?? ''
    return sendDrawing(reply, isSlug(slug) ? (await loadEntry()).portraitSvg(slug) : null)
  })
}

function sendDrawing(reply: FastifyReply, svg: string | null): FastifyReply {
  if (svg === null) return sendProblem(reply, { status: 404, detail: 'There is no such picture.' })
  return reply.header('cache-control', cachePolicies.day).type('image/svg+xml').send(svg)
}
