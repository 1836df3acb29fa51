import type { BlogPosting } from 'schema-dts'
import type { Feature, StructuredDataInput } from '#server/site/feature.ts'
import { describeRoom } from '#server/site/structured-data/describe-site.ts'
import type { BlogArticleContent } from '#shared/blog/blog.ts'
import { toEntry } from './blog-pages.ts'
import { type Articles, articlesOn } from './load-articles.ts'

export const blog = {
  data: {
    'blog-index': async ({ articles, site, locale }) => ({
      value: articlesOn(articles, site, locale).map(toEntry),
      version: '',
    }),
  },
  structuredData: { 'blog-article': describeArticle },
  feedsOf: ({ site, context: { pageId, locale }, translate, atom }) => {
    const path = site.paths.pathOf('blog', locale)
    const isOfBlog = pageId === 'blog' || pageId === 'blog-article'
    return path && isOfBlog ? [atom(translate('blog.name'), `${path}feed.atom`)] : undefined
  },
  addresses: {
    'blog-article': async ({ articles, site, locale }) =>
      articlesOn(articles, site, locale).map(({ slug, date }) => ({ params: { slug }, date })),
  },
  dateOf: (pageId, { articles, site, locale }) =>
    pageId === 'blog' ? (articlesOn(articles, site, locale)[0]?.date ?? null) : null,
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    articles: Articles
  }
}

function describeArticle({ site, context, url, head, section }: StructuredDataInput): BlogPosting[] {
  const { article, terms } = section.content as BlogArticleContent
  const room = describeRoom(site)
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.description,
      ...(head.image && { image: head.image }),
      datePublished: article.date,
      timeRequired: `PT${article.minutes}M`,
      inLanguage: context.language,
      author: { '@type': 'Organization', name: article.author, parentOrganization: room },
      about: terms.map(({ id, term }) => ({
        '@type': 'DefinedTerm',
        '@id': `${site.edition.origin}${site.paths.pathOf('glossary-term', context.locale, { term: id })}#term`,
        name: term,
      })),
      publisher: room,
    },
  ]
}
