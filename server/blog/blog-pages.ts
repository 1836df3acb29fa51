import type { MakePage } from '#server/site/content/load-pages.ts'
import type { BlogArticleContent, BlogEntry } from '#shared/blog/blog.ts'
import type { Articles } from './load-articles.ts'

/** Articles named below another. */
const OTHER_COUNT = 2

export function makeArticlePage(articles: Articles): MakePage {
  return (pageId, locale, _editionId, visit) => {
    if (pageId !== 'blog-article') return null
    const list = articles.listOf(locale)
    const at = list.findIndex(({ slug }) => slug === visit.params.slug)
    const article = list[at]
    if (!article) throw new Error(`There is no article ${visit.params.slug} in ${locale}`)
    const others = [...list.slice(at + 1), ...list.slice(0, at)].slice(0, OTHER_COUNT).map(toEntry)
    const content: BlogArticleContent = { article, others }
    const { title, description, date } = article
    return { title, description, publishedOn: date, sections: [{ id: 'article', kind: 'blog-article', content }] }
  }
}

export function toEntry({ slug, date, title, description, topic, suit, minutes }: BlogEntry): BlogEntry {
  return { slug, date, title, description, topic, suit, minutes }
}
