import type { Sites } from '#server/site/content/load-editions.ts'
import type { MakePage } from '#server/site/content/load-pages.ts'
import { siteOn } from '#server/site/content/schedule.ts'
import type { BlogArticle, BlogArticleContent, BlogEntry } from '#shared/blog/blog.ts'
import { type Locale, localeCodes } from '#shared/site/locales.ts'
import { type Articles, articlesOn } from './load-articles.ts'

/** Articles named below another. */
const OTHER_COUNT = 2

/** A term of the glossary, by whose id articles are tagged. */
interface Tag {
  id: string
  term: string
}

interface ArticlePageInput {
  articles: Articles
  glossaries: Readonly<Record<Locale, readonly Tag[]>>
  sites: Sites
}

/** @throws Error that names an article with a tag that is no term of the glossary. */
export function makeArticlePage({ articles, glossaries, sites }: ArticlePageInput): MakePage {
  for (const locale of localeCodes) {
    const known = new Set(glossaries[locale].map(({ id }) => id))
    for (const { slug, tags } of articles.listOf(locale)) {
      const unknown = tags.find((tag) => !known.has(tag))
      if (unknown)
        throw new Error(`The article ${slug}.${locale} has the tag ${unknown}, which is no term of the glossary`)
    }
  }
  return (pageId, locale, editionId, visit) => {
    if (pageId !== 'blog-article') return null
    const list = articlesOn(articles, siteOn(sites.byId[editionId], visit.clock), locale)
    const article = list.find(({ slug }) => slug === visit.params.slug)
    if (!article) throw new Error(`There is no article ${visit.params.slug} in ${locale}`)
    const terms = article.tags.flatMap((tag) => glossaries[locale].find(({ id }) => id === tag) ?? [])
    const content: BlogArticleContent = {
      article,
      terms: terms.map(({ id, term }) => ({ id, term })),
      others: relatedTo(article, list).slice(0, OTHER_COUNT).map(toEntry),
    }
    const { title, description, date } = article
    return { title, description, publishedOn: date, sections: [{ id: 'article', kind: 'blog-article', content }] }
  }
}

/** The other articles, those first that share most tags, and of equals the newest. */
function relatedTo(article: BlogArticle, list: readonly BlogArticle[]): BlogArticle[] {
  const shared = ({ tags }: BlogArticle) => tags.filter((tag) => article.tags.includes(tag)).length
  return list.filter((other) => other !== article).toSorted((one, other) => shared(other) - shared(one))
}

export function toEntry({ slug, date, title, description, topic, author, suit, minutes }: BlogEntry): BlogEntry {
  return { slug, date, title, description, topic, author, suit, minutes }
}
