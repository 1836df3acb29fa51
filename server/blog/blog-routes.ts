import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import type { Entry } from '#server/pages/entry.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import { blogAtom } from './blog-feed.ts'
import type { Articles } from './load-articles.ts'

interface BlogServices {
  articles: Articles
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

export async function blogRoutes(app: FastifyInstance, { articles, loadEntry, sharedResponses }: BlogServices) {
  for (const path of ['/blog/feed.atom', '/:locale/blog/feed.atom']) sharedResponses.get(app, path, makeFeed)

  async function makeFeed({ site, params }: Parameters<MakeResource>[0]) {
    const locale = prefixedLocale(site, params.locale)
    const { translate } = await loadEntry()
    const body = blogAtom({ articles, site, locale, title: translate[locale]('blog.name') })
    return { body, type: 'application/atom+xml', control: cachePolicies.minutes }
  }
}
