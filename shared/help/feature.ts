import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'
import type { HelpCategoryContent, HelpShelf } from './help.ts'
import { helpRows } from './help-routes.ts'

export const help = {
  routes: helpRows,
  sections: {
    'help-hub': exactly({
      title: Text,
      lead: Text,
      contact: exactly({
        title: Text,
        lead: Text,
        /** In this order; `hours` says when somebody answers. */
        routes: atLeast(1, exactly({ topic: Text, text: Text, link: ContentLink, hours: Text })),
        /** Above the telephone number of the market's first helpline, where it has one. */
        care: Text,
      }),
    }),
    // Made from a category's texts (`server/help/`); no content file may hold one.
    'help-category': Type.Unsafe<HelpCategoryContent>(Type.Never()),
  },
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    'help-hub': readonly HelpShelf[]
  }
}
