import type { Feature } from '#server/site/feature.ts'
import { MAX_QUESTION_LENGTH } from '#shared/site/question-length.ts'
import type { Search } from './create-search.ts'
import { groupPages } from './group-pages.ts'

export const search = {
  data: {
    'search-results': async ({ search: findPages, site, locale, person }) => {
      const asked = new URLSearchParams(person?.query).get('q') ?? ''
      const question = asked.trim().slice(0, MAX_QUESTION_LENGTH)
      return { value: { question, ...(await findPages(site, locale, question)) }, version: null }
    },
    'site-map': async ({ pages, articles, site, locale, clock }) => ({
      value: groupPages({ pages, articles, site, locale, clock }),
      version: '',
    }),
  },
} as const satisfies Feature

declare module '#server/site/feature.ts' {
  interface FeatureServices {
    search: Search
  }
}
