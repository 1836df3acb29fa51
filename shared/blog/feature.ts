import Type from 'typebox'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage } from '#shared/site/route-row.ts'
import { exactly, Text } from '#shared/site/schema.ts'
import type { BlogArticleContent, BlogEntry } from './blog.ts'

export const blog = {
  routes: {
    blog: {
      ...lightPage,
      paths: { nl: '/blog/', en: '/blog/' },
      shelf: 'learn',
    },
    // Which articles there are the server knows from `data/blog/`, and validates there.
    'blog-article': {
      ...lightPage,
      paths: { nl: '/blog/:slug/', en: '/blog/:slug/' },
    },
  },
  sections: {
    'blog-index': exactly({ title: Text, lead: Text, feed: Text }),
    // Made from an article's text (`server/blog/`); no content file may hold one.
    'blog-article': Type.Unsafe<BlogArticleContent>(Type.Never()),
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'blog-index': readonly BlogEntry[]
  }
}
