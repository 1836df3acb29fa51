import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import { createProblem } from '#server/http/problems.ts'
import type { Entry } from '#server/pages/entry.ts'
import { blogAtom } from './blog-feed.ts'
import type { Articles } from './load-articles.ts'

interface BlogServices {
  articles: Articles
  loadEntry: () => Promise<Entry>
}

/** The feed of the blog, in each language of the edition: only others than the first have a prefix, as everywhere. */
export async function blogRoutes(app: FastifyInstance, { articles, loadEntry }: BlogServices) {
  app.get('/blog/feed.atom', (request, reply) => sendFeed(request, reply, null))
  app.get<{ Params: { locale: string } }>('/:locale/blog/feed.atom', (request, reply) =>
    sendFeed(request, reply, request.params.locale),
  )

  async function sendFeed({ site }: FastifyRequest, reply: FastifyReply, prefix: string | null) {
    const [first = 'en', ...others] = site.edition.locales
    const locale = prefix === null ? first : others.find((code) => code === prefix)
    if (!locale) throw createProblem({ status: 404, detail: 'There is no such feed.' })
    const { translate } = await loadEntry()
    reply.header('cache-control', cachePolicies.minutes).header('vary', 'Host')
    reply.type('application/atom+xml; charset=utf-8')
    return reply.send(blogAtom({ articles, site, locale, title: translate[locale]('blog.name') }))
  }
}
