import type { FastifyInstance } from 'fastify'
import { cachePolicies } from '#server/http/cache-policies.ts'
import type { MakeResource, SharedResponses } from '#server/http/shared-responses.ts'
import type { Entry } from '#server/pages/entry.ts'
import { writeAtom } from '#server/site/discovery/atom.ts'
import { prefixedLocale } from '#server/site/prefixed-locale.ts'
import { type Articles, articlesOn } from './load-articles.ts'

interface BlogServices {
  articles: Articles
  loadEntry: () => Promise<Entry>
  sharedResponses: SharedResponses
}

export async function blogRoutes(app: FastifyInstance, { articles, loadEntry, sharedResponses }: BlogServices) {
  for (const path of ['/blog/feed.atom', '/:locale/blog/feed.atom']) sharedResponses.get(app, path, makeFeed)

  /** The articles of one edition in one language, newest first. */
  async function makeFeed({ site, params }: Parameters<MakeResource>[0]) {
    const locale = prefixedLocale(site, params.locale)
    const { translate } = await loadEntry()
    const list = articlesOn(articles, site, locale)
    const page = site.paths.pathOf('blog', locale) ?? '/'
    const body = writeAtom({
      ...{ site, locale, page },
      title: translate[locale]('blog.name'),
      self: `${page}feed.atom`,
      updated: list[0]?.date,
      entries: list.map(({ slug, date, title, description, author }) => ({
        url: site.edition.origin + site.paths.pathOf('blog-article', locale, { slug }),
        ...{ title, author, published: date, summary: description },
      })),
    })
    return { body, type: 'application/atom+xml', control: cachePolicies.minutes }
  }
}
