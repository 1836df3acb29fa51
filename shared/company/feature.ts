import Type from 'typebox'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { darkPage, lightPage } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, Texts, texts } from '#shared/site/schema.ts'
import { SuitName } from '#shared/site/suit-name.ts'

const Item = exactly({ title: Text, text: Text })
/** How much is known of one thing that the accessibility statement names. */
const conformanceResults = ['met', 'partly', 'unknown', 'unmet'] as const

/** Marks that others may use, by their names below `/brand/`. */
const brandMarks = ['logo', 'logo-on-paper'] as const

export const company = {
  routes: {
    'about-us': {
      ...lightPage,
      paths: { nl: '/over-ons/', en: '/about-us/' },
      layout: 'contents-banner',
    },
    contact: {
      ...lightPage,
      paths: { nl: '/contact/', en: '/contact/' },
      layout: 'contents-banner',
      shelf: 'help',
    },
    'affiliate-programme': {
      ...lightPage,
      paths: { nl: '/affiliateprogramma/', en: '/affiliate-programme/' },
      layout: 'contents-banner',
    },
    press: {
      ...lightPage,
      paths: { nl: '/pers/', en: '/press/' },
      layout: 'contents-banner',
    },
    'channeling-solution': {
      ...lightPage,
      paths: { nl: '/kanalisatie/', en: '/channeling-solution/' },
      layout: 'contents-banner',
    },
    'community-spotlight': {
      ...darkPage,
      paths: { nl: '/community/', en: '/community/' },
      about: ['roleModels'],
      editions: ['global'],
    },
    accessibility: {
      ...lightPage,
      paths: { nl: '/toegankelijkheid/', en: '/accessibility/' },
      topic: 'legal',
      shelf: 'help',
    },
  },
  sections: {
    claims: exactly({
      title: Text,
      lead: Text,
      allowed: exactly({ title: Text, items: Type.Array(exactly({ claim: Text, where: Text })) }),
      forbidden: exactly({ title: Text, items: Type.Array(exactly({ claim: Text, why: Text })) }),
      version: Text,
    }),
    'brand-marks': exactly({
      title: Text,
      lead: Text,
      /** Label of the link to a file; `{name}` is what the mark is for. */
      download: Text,
      items: atLeast(1, exactly({ file: Type.Enum([...brandMarks]), name: Text })),
    }),
    /** Pictures of the site that others may use, by their names in `client/art/illustrations/` and `scenes/`. */
    'press-pictures': exactly({
      title: Text,
      lead: Text,
      /** Label of the link to a file; `{name}` is what the picture shows. */
      download: Text,
      items: atLeast(1, exactly({ picture: Text, name: Text, alt: Text })),
    }),
    /** When the community meets. */
    evenings: exactly({
      ...texts('title lead note'),
      evening: exactly({
        weekday: Type.Integer({ minimum: 0, maximum: 6 }),
        time: Type.String({ pattern: '^\\d{2}:\\d{2}$' }),
      }),
      link: ContentLink,
    }),
    stages: exactly({ title: Text, lead: Text, items: atLeast(1, Item), link: ContentLink }),
    channel: exactly({
      ...texts('eyebrow title lead'),
      /** What the illustration shows, for those who do not see it. */
      alt: Text,
      banks: exactly({ with: Text, without: Text }),
      caption: Text,
      columns: Type.Tuple([Text, Text, Text]),
      rows: atLeast(1, Type.Tuple([Text, Text, Text])),
    }),
    spotlight: exactly({
      ...texts('eyebrow title lead'),
      players: atLeast(1, exactly({ name: Text, place: Text, suit: SuitName, quote: Text, paragraphs: Texts })),
      note: Text,
    }),
    conformance: exactly({
      title: Text,
      lead: Text,
      items: atLeast(1, exactly({ name: Text, result: Type.Enum([...conformanceResults]), how: Text, text: Text })),
    }),
    'contact-routes': exactly({
      title: Text,
      lead: Text,
      /** Ways to help with gambling: the helpline that is nearest to the reader comes first, if it is not among them. */
      isHelp: Type.Optional(Type.Literal(true)),
      routes: atLeast(1, exactly({ title: Text, text: Text, link: ContentLink, hours: Text })),
    }),
  },
  dutySections: ['conformance'],
} as const satisfies Feature

declare module '#shared/site/section-data.ts' {
  interface SectionData {
    /** The next ones, as ISO 8601 in UTC. */
    evenings: readonly string[]
  }
}
