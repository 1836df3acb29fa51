import type { FastifyInstance } from 'fastify'
import { isSlug } from '#shared/slug.ts'
import { sendProblem } from '../problems.ts'
import type { Entry } from '../render/entry.ts'

const SUFFIX = '.svg'

/** The drawn portrait of any well-formed slug, whether or not somebody has it: nothing is looked up, so nothing can fail. */
export async function portraitRoutes(app: FastifyInstance, { loadEntry }: { loadEntry: () => Promise<Entry> }) {
  app.get<{ Params: { '*': string } }>('/portraits/*', async (request, reply) => {
    const file = request.params['*']
    const slug = file.slice(0, -SUFFIX.length)
    if (!file.endsWith(SUFFIX) || !isSlug(slug)) {
      return sendProblem(reply, { status: 404, detail: 'There is no such portrait.' })
    }
    const { portraitSvg } = await loadEntry()
    return (
      reply
        .header('cache-control', 'public, max-age=86400')
        // A picture has no business to load or run anything when it is opened by itself.
        .header('content-security-policy', "default-src 'none'")
        .type('image/svg+xml')
        .send(portraitSvg(slug))
    )
  })
}
