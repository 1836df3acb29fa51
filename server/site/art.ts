import type { FastifyInstance, FastifyReply } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { sendProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { isSlug } from '#shared/site/slug.ts'

const FILE = /^(.+)\.svg$/

export async function artRoutes(app: FastifyInstance, { loadEntry }: { loadEntry: () => Promise<Entry> }) {
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const name = FILE.exec(request.params['*'])?.[1] ?? ''
    return sendIllustration(reply, (await loadEntry()).illustrationSvg(name))
  })

  // Any well-formed slug has a portrait.
  app.get<{ Params: { '*': string } }>('/portraits/*', async (request, reply) => {
    const slug = FILE.exec(request.params['*'])?.[1] ?? ''
    return sendIllustration(reply, isSlug(slug) ? (await loadEntry()).portraitSvg(slug) : null)
  })
}

function sendIllustration(reply: FastifyReply, svg: string | null): FastifyReply {
  if (svg === null) return sendProblem(reply, { status: 404, detail: 'There is no such picture.' })
  return reply.header('cache-control', cachePolicies.day).type('image/svg+xml').send(svg)
}
