import Type from 'typebox'
import type { BlogArticleContent } from '#shared/blog/blog.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import { SuitName } from '#shared/site/suit-name.ts'
import type { TeamMemberContent } from '#shared/team/team.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Texts = Type.Array(Text, { minItems: 1 })
const Item = Type.Object({ title: Text, text: Text }, closed)

/** Content of the sections about the company, its people and its network. */
export const companySchemas = {
  'blog-index': Type.Object({ title: Text, lead: Text, feed: Text }, closed),
  // Made from an article's text (`server/blog/`); no content file may hold one.
  'blog-article': Type.Unsafe<BlogArticleContent>(Type.Never()),
  'network-status': Type.Object({ title: Text, lead: Text, note: Text }, closed),
  'tournament-outcomes': Type.Object(
    {
      title: Text,
      lead: Text,
      ways: Type.Object(
        {
          back: Type.Object({ title: Text, when: Text, text: Text }, closed),
          forward: Type.Object({ title: Text, when: Text, text: Text }, closed),
        },
        closed,
      ),
      /** An invented tournament, reckoned by the rules. */
      example: Type.Object(
        {
          title: Text,
          text: Text,
          buyIn: Type.Number(),
          fee: Type.Number(),
          eliminated: Type.Integer(),
          chips: Type.Array(Type.Integer(), { minItems: 2 }),
          prizes: Type.Array(Type.Number(), { minItems: 2 }),
        },
        closed,
      ),
      rules: Text,
    },
    closed,
  ),
  claims: Type.Object(
    {
      title: Text,
      lead: Text,
      allowed: Type.Object(
        { title: Text, items: Type.Array(Type.Object({ claim: Text, where: Text }, closed)) },
        closed,
      ),
      forbidden: Type.Object(
        { title: Text, items: Type.Array(Type.Object({ claim: Text, why: Text }, closed)) },
        closed,
      ),
      version: Text,
    },
    closed,
  ),
  stages: Type.Object(
    {
      title: Text,
      lead: Text,
      items: Type.Array(Item, { minItems: 1 }),
      link: ContentLink,
    },
    closed,
  ),
  channel: Type.Object(
    {
      eyebrow: Text,
      title: Text,
      lead: Text,
      /** What the drawing shows, for those who do not see it. */
      alt: Text,
      banks: Type.Object({ with: Text, without: Text }, closed),
      caption: Text,
      columns: Type.Tuple([Text, Text, Text]),
      rows: Type.Array(Type.Tuple([Text, Text, Text]), { minItems: 1 }),
    },
    closed,
  ),
  team: Type.Object({ eyebrow: Text, title: Text, lead: Text, note: Text, disclosure: Item }, closed),
  // Made from a biography (`server/team/`); no content file may hold one.
  'team-member': Type.Unsafe<TeamMemberContent>(Type.Never()),
  spotlight: Type.Object(
    {
      eyebrow: Text,
      title: Text,
      lead: Text,
      players: Type.Array(
        Type.Object({ name: Text, place: Text, suit: SuitName, quote: Text, paragraphs: Texts }, closed),
        { minItems: 1 },
      ),
      note: Text,
    },
    closed,
  ),
  'related-pages': Type.Object(
    {
      title: Text,
      links: Type.Array(Type.Object({ text: Text, link: ContentLink }, closed), { minItems: 1 }),
    },
    closed,
  ),
} as const
