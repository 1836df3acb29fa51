import Type from 'typebox'
import { AmountText } from '#shared/site/amount-text.ts'
import { ContentLink, MoreLinks } from '#shared/site/content-link.ts'
import type { Feature } from '#shared/site/feature.ts'
import { darkPage } from '#shared/site/route-row.ts'
import { atLeast, exactly, Text, texts } from '#shared/site/schema.ts'
import { SuitName } from '#shared/site/suit-name.ts'

export const home = {
  routes: {
    index: {
      ...darkPage,
      paths: { nl: '/', en: '/' },
      queries: ['giveaways', 'leaderboards', 'timetable', 'ambassadors'],
      middleware: ['root-redirect'],
    },
  },
  sections: {
    hero: exactly({
      title: Text,
      lead: Text,
      link: ContentLink,
      note: Text,
      /** `note` says below the certificate what it is worth. */
      record: exactly({ title: Text, text: Text, note: Text }),
    }),
    'format-finder': exactly({
      ...texts('title lead question'),
      choices: Type.Array(exactly({ id: Text, label: Text })),
      formats: Type.Array(
        exactly({
          ...texts('id name text'),
          /** Ids of `choices` that this format suits. */
          suits: Type.Array(Text),
          /** Smallest and largest buy-in, in the edition's currency. */
          stakes: Type.Optional(exactly({ from: Type.Number(), to: Type.Optional(Type.Number()) })),
          /** Largest prize, in buy-ins. */
          topPrize: Type.Optional(Type.Number()),
          /** The format's event of the international pool, for the editions that play in it. */
          event: Type.Optional(exactly({ ...AmountText, editions: Type.Array(Text) })),
        }),
      ),
      note: Type.Optional(Text),
    }),
    features: exactly({
      title: Text,
      /** The picture of an item is the illustration `feature-{id}`. */
      items: atLeast(1, exactly({ id: Text, name: Text, text: Text, alt: Text })),
    }),
    community: exactly(
      {
        title: Text,
        lead: Text,
        players: atLeast(1, exactly({ name: Text, place: Text, suit: SuitName, quote: Text })),
        note: Text,
        links: MoreLinks,
      },
      { about: ['roleModels'] },
    ),
    support: exactly({
      title: Text,
      text: Text,
      link: ContentLink,
      help: exactly({ title: Text, text: Text }),
    }),
  },
  interactive: ['format-finder'],
} as const satisfies Feature
