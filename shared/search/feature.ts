import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { lightPage, type RouteRow } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'
import type { Found } from './search.ts'
import type { SiteMapGroup } from './site-map.ts'

const reading = {
  ...lightPage,
  shelf: 'help',
} as const satisfies Partial<RouteRow>

/** The pages by which visitors find their way. */
export const search = {
  routes: {
    search: {
      ...reading,
      paths: { nl: '/zoeken/', en: '/search/' },
      cache: 'none',
      renderMs: 9,
      isDocument: true,
      isUnlisted: true,
    },
    'site-map': { ...reading, paths: { nl: '/overzicht/', en: '/site-map/' } },
  },
  sections: {
    'search-results': exactly({
      title: Text,
      lead: Text,
      /** Shown while nothing was asked. */
      tasks: exactly({ title: Text, links: Type.Array(ContentLink, { minItems: 5, maxItems: 5 }) }),
      /** Shown when nothing was found, and below the tasks. */
      elsewhere: exactly({ title: Text, links: atLeast(1, ContentLink) }),
    }),
    'site-map': exactly({ title: Text, lead: Text }),
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'search-results': Found & { question: string }
    'site-map': readonly SiteMapGroup[]
  }
}
