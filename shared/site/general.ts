import Type from 'typebox'
import { AmountText } from './amount-text.ts'
import { ContentLink } from './content-link.ts'
import type { Feature } from './feature.ts'
import type { Period, PeriodState } from './period.ts'
import { darkPage } from './route-row.ts'
import { atLeast, exactly, Text, Texts, texts } from './schema.ts'
import { SuitName } from './suit-name.ts'

const Entry = exactly({ term: Text, ...AmountText })
const Step = exactly({ title: Text, ...AmountText })

export const general = {
  routes: {
    'error-page': {
      ...darkPage,
      paths: { nl: '/_error/:status/', en: '/_error/:status/' },
      cache: 'none',
      validate: (params) => ['403', '404', '500'].includes(params.status ?? ''),
      middleware: ['show-error'],
    },
  },
  sections: {
    banner: exactly({
      suit: SuitName,
      ...texts('eyebrow title lead'),
      /** Pages above this one, the topmost first: they stand where the eyebrow would. */
      trail: Type.Optional(Type.Array(ContentLink)),
    }),
    prose: exactly({ title: Text, paragraphs: Texts, link: Type.Optional(ContentLink) }),
    facts: exactly({ title: Text, items: atLeast(1, exactly({ term: Text, detail: Text })) }),
    'page-hero': exactly({
      /** A room fills the page's width, with three pictures: `-phone` and `-tablet` besides the scene's own. */
      look: Type.Enum(['beside', 'mirrored', 'figure', 'room']),
      ...texts('title lead scene alt'),
      /** The pages above this one, from the top down. */
      parents: Type.Array(exactly({ label: Text, page: Text })),
      name: Text,
      /** In the place of the lead once the period of the page is over. */
      ended: Type.Optional(Text),
      facts: Type.Array(Entry),
      /** In the place of the download. */
      action: Type.Optional(ContentLink),
      /** Beside the first action; without it the hero has neither, and what follows has the page's first action. */
      link: Type.Optional(ContentLink),
      note: Type.Optional(Text),
    }),
    'page-head': exactly({
      title: Text,
      lead: Text,
      parents: Type.Array(exactly({ label: Text, page: Text })),
      name: Text,
    }),
    steps: exactly({
      title: Text,
      lead: Type.Optional(Text),
      steps: atLeast(2, Step),
      note: Type.Optional(Text),
    }),
    doors: exactly({
      title: Text,
      lead: Type.Optional(Text),
      /** pictures: each with its scene, large; list: one line each. */
      look: Type.Enum(['pictures', 'list']),
      items: atLeast(1, exactly({ page: Text, name: Text, scene: Type.Optional(Text), ...AmountText })),
    }),
    questions: exactly({ title: Text, items: atLeast(1, exactly({ question: Text, ...AmountText })) }),
    'related-pages': exactly({ title: Text, links: atLeast(1, exactly({ text: Text, link: ContentLink })) }),
  },
  dutySections: ['banner', 'facts', 'prose', 'questions'],
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    /** Of the page that has a period: what it is about has not begun, runs, or is over. */
    'page-hero': ({ state: PeriodState } & Period) | null
  }
}
