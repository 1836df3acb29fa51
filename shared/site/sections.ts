import Type, { type Static } from 'typebox'
import { companySchemas } from '#shared/company/company-content.ts'
import { DownloadContent } from '#shared/downloads/download-content.ts'
import { gameSchemas } from '#shared/games/game-content.ts'
import type { PolicyComparisonContent, PolicyContent } from '#shared/policies/policies.ts'
import { responsibleGamingSchemas } from '#shared/responsible-gaming/responsible-gaming-content.ts'
import { schoolSchemas } from '#shared/school/school-content.ts'
import { searchSchemas } from '#shared/search/search-content.ts'
import { streamerSchemas } from '#shared/streaming/streamer-content.ts'
import { eventSchemas } from '#shared/tournaments/event-content.ts'
import { RegionExplanationContent } from '#shared/visitor/region-explanation-content.ts'
import { Amount, AmountText } from './amount-text.ts'
import { ContentLink, PageLink } from './content-link.ts'
import { platforms } from './navigation.ts'
import type { QueryName } from './route-row.ts'
import { SuitName } from './suit-name.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })

/** Where the section is told in full. */
const MoreLinks = Type.Optional(Type.Array(PageLink, { minItems: 1 }))

/**
 * Every kind of section that a page's content file may name, with the shape of its content. Text fields are plain text;
 * paragraphs are arrays of plain text. Browser code may import only the types of this file (TypeBox is large).
 */
export const sectionSchemas = {
  hero: Type.Object(
    {
      title: Text,
      lead: Text,
      link: ContentLink,
      note: Text,
      /** `note` says below the certificate what it is worth. */
      record: Type.Object({ title: Text, text: Text, note: Text }, closed),
    },
    closed,
  ),
  'welcome-bonus': Type.Object(
    {
      title: Text,
      /** What stands above the figure: what it is the most of. */
      label: Text,
      figure: Amount,
      paragraphs: Type.Array(Type.Object(AmountText, closed), { minItems: 1 }),
      conditions: Type.Object(
        {
          title: Text,
          items: Type.Array(Type.Object({ term: Text, ...AmountText }, closed), { minItems: 1 }),
          note: Text,
          link: ContentLink,
        },
        closed,
      ),
    },
    closed,
  ),
  'format-finder': Type.Object(
    {
      title: Text,
      lead: Text,
      question: Text,
      choices: Type.Array(Type.Object({ id: Text, label: Text }, closed)),
      formats: Type.Array(
        Type.Object(
          {
            id: Text,
            name: Text,
            text: Text,
            /** Ids of `choices` that this format suits. */
            suits: Type.Array(Text),
            /** Smallest and largest buy-in, in the edition's currency. */
            stakes: Type.Optional(Type.Object({ from: Type.Number(), to: Type.Optional(Type.Number()) }, closed)),
            /** Largest prize, in buy-ins. */
            topPrize: Type.Optional(Type.Number()),
            /** The format's event of the international pool, for the editions that play in it. */
            event: Type.Optional(Type.Object({ ...AmountText, editions: Type.Array(Text) }, closed)),
          },
          closed,
        ),
      ),
      note: Type.Optional(Text),
    },
    closed,
  ),
  features: Type.Object(
    {
      title: Text,
      /** The picture of an item is the drawing `feature-{id}`. */
      items: Type.Array(Type.Object({ id: Text, name: Text, text: Text, alt: Text }, closed), { minItems: 1 }),
    },
    closed,
  ),
  community: Type.Object(
    {
      title: Text,
      lead: Text,
      players: Type.Array(Type.Object({ name: Text, place: Text, suit: SuitName, quote: Text }, closed), {
        minItems: 1,
      }),
      note: Text,
      links: MoreLinks,
    },
    closed,
  ),
  'download-band': Type.Object(
    {
      title: Text,
      lead: Text,
      link: ContentLink,
      platforms: Type.Array(
        Type.Object(
          {
            id: Type.Enum([...platforms]),
            /** The oldest system that runs the client, then the least hardware. */
            needs: Type.Array(Text, { minItems: 1 }),
          },
          closed,
        ),
        { minItems: 1 },
      ),
      code: Text,
    },
    closed,
  ),
  support: Type.Object(
    {
      title: Text,
      text: Text,
      link: ContentLink,
      help: Type.Object({ title: Text, text: Text, link: ContentLink }, closed),
    },
    closed,
  ),
  leaderboards: Type.Object(
    {
      title: Text,
      lead: Text,
      note: Text,
      /** Who may take part in the giveaways; their panel stands beside the leaderboard where an edition has this. */
      giveaways: Type.Optional(Type.Object({ conditions: Text }, closed)),
      links: MoreLinks,
    },
    closed,
  ),
  series: Type.Object(
    {
      /** While no series is known. */
      title: Text,
      lead: Text,
      note: Text,
      /** Says why an amount is not in the edition's currency; shown where one is not. */
      currencyNote: Text,
      links: MoreLinks,
    },
    closed,
  ),
  ambassadors: Type.Object({ title: Text, lead: Text, note: Text, links: MoreLinks }, closed),
  banner: Type.Object(
    {
      suit: SuitName,
      eyebrow: Text,
      title: Text,
      lead: Text,
      /** Pages above this one, the topmost first: they stand where the eyebrow would. */
      trail: Type.Optional(Type.Array(ContentLink)),
    },
    closed,
  ),
  prose: Type.Object(
    { title: Text, paragraphs: Type.Array(Text, { minItems: 1 }), link: Type.Optional(ContentLink) },
    closed,
  ),
  facts: Type.Object(
    { title: Text, items: Type.Array(Type.Object({ term: Text, detail: Text }, closed), { minItems: 1 }) },
    closed,
  ),
  download: DownloadContent,
  'sign-up': Type.Object(
    {
      title: Text,
      lead: Text,
      /** The list of what a password must contain, by rule. */
      rules: Type.Object({ letters: Text, numbers: Text }, closed),
      /** Said to a visitor whose rule is WARNING, in the form's place. */
      closedForm: Type.Object({ title: Text, paragraphs: Type.Array(Text, { minItems: 1 }) }, closed),
      notes: Type.Array(Type.Object({ title: Text, text: Text }, closed)),
    },
    closed,
  ),
  'region-explanation': RegionExplanationContent,
  ...responsibleGamingSchemas,
  ...companySchemas,
  ...eventSchemas,
  ...searchSchemas,
  ...gameSchemas,
  ...schoolSchemas,
  ...streamerSchemas,
  // Made from a policy's texts (`server/policies/`); no content file may hold one.
  'consent-choice': Type.Unsafe<Record<string, never>>(Type.Never()),
  policy: Type.Unsafe<PolicyContent>(Type.Never()),
  'policy-comparison': Type.Unsafe<PolicyComparisonContent>(Type.Never()),
  'contact-routes': Type.Object(
    {
      title: Text,
      lead: Text,
      routes: Type.Array(Type.Object({ title: Text, text: Text, link: ContentLink, hours: Text }, closed), {
        minItems: 1,
      }),
    },
    closed,
  ),
} as const

export type SectionKind = keyof typeof sectionSchemas
export type SectionContent<K extends SectionKind> = Static<(typeof sectionSchemas)[K]>

/** Sections that run in the browser too; all others are rendered once on the server and kept as HTML. */
export const interactiveSectionKinds = [
  'format-finder',
  'leaderboards',
  'series',
  'ambassadors',
  'self-test',
  'budget-planner',
  'schedule',
  'bonus-calculator',
  'loyalty-calculator',
  'streamer-check',
  'stream-link-check',
  'streamer-payout',
  'net-deposit',
  'odds-calculator',
  'pot-odds-trainer',
] as const satisfies readonly SectionKind[]
export type InteractiveSectionKind = (typeof interactiveSectionKinds)[number]
export type StaticSectionKind = Exclude<SectionKind, InteractiveSectionKind>

export function isInteractiveSectionKind(kind: string): kind is InteractiveSectionKind {
  return (interactiveSectionKinds as readonly string[]).includes(kind)
}

/** What sections show from upstream: a page loads the queries of its own sections only. */
export const sectionQueries: Partial<Record<SectionKind, readonly QueryName[]>> = {
  leaderboards: ['leaderboards', 'giveaways'],
  series: ['timetable'],
  ambassadors: ['ambassadors'],
  schedule: ['schedule'],
  // Loaded with the page itself; no query of its own.
  'past-series': ['schedule'],
  'leaderboard-history': ['leaderboards'],
}
