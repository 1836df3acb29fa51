import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const SuitName = Type.Union([
  Type.Literal('spade'),
  Type.Literal('heart'),
  Type.Literal('club'),
  Type.Literal('diamond'),
])

/** A link in content: `page` is an id of the route table (the path follows the locale), `href` an absolute https, mailto or tel address. */
const ContentLink = Type.Object({ label: Text, page: Type.Optional(Text), href: Type.Optional(Text) }, closed)

/**
 * Every kind of section that a page's content file may name, with the shape of its content. Text fields are plain text;
 * paragraphs are arrays of plain text. Browser code may import only the types of this file (TypeBox is large).
 */
export const sectionSchemas = {
  hero: Type.Object(
    {
      title: Text,
      lead: Text,
      primary: ContentLink,
      secondary: ContentLink,
      note: Text,
      /** `note` says below the certificate what it is worth. */
      record: Type.Object({ title: Text, text: Text, note: Text }, closed),
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
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  leaderboards: Type.Object({ title: Text, lead: Text, note: Text }, closed),
  banner: Type.Object({ suit: SuitName, eyebrow: Text, title: Text, lead: Text }, closed),
  prose: Type.Object(
    { title: Text, paragraphs: Type.Array(Text, { minItems: 1 }), link: Type.Optional(ContentLink) },
    closed,
  ),
  facts: Type.Object(
    { title: Text, items: Type.Array(Type.Object({ term: Text, detail: Text }, closed), { minItems: 1 }) },
    closed,
  ),
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
export type ContentLink = Static<typeof ContentLink>
export type SuitName = Static<typeof SuitName>

/** Sections that run in the browser too; all others are rendered once on the server and kept as HTML (design, 4). */
export const liveSectionKinds = ['format-finder', 'leaderboards'] as const satisfies readonly SectionKind[]
export type LiveSectionKind = (typeof liveSectionKinds)[number]
export type StillSectionKind = Exclude<SectionKind, LiveSectionKind>

export function isLiveSectionKind(kind: string): kind is LiveSectionKind {
  return (liveSectionKinds as readonly string[]).includes(kind)
}
