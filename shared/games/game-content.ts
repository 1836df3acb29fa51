import Type, { type Static } from 'typebox'
import { AmountText } from '#shared/site/amount-text.ts'
import { ContentLink } from '#shared/site/content-link.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Line = Type.Object({ term: Text, ...AmountText }, closed)
/** A cell without amounts is plain text. */
const Cell = Type.Union([Text, Type.Object(AmountText, closed)])
/** Rank and suit: `As` is the ace of spades, `Th` the ten of hearts. */
const CardCode = Type.String({ pattern: '^[2-9TJQKA][shdc]$' })
/** Percent, rounded; a test works each of them out anew. */
const Percent = Type.Number({ minimum: 0, maximum: 100 })

/** What a first screen says and shows. */
const firstScreen = {
  /** The pages above this one, from the top down. */
  trail: Type.Array(Type.Object({ label: Text, page: Text }, closed)),
  title: Text,
  lead: Text,
  /** Name of a drawing of `scripts/build-images.ts`. */
  art: Type.Object({ name: Text, alt: Text }, closed),
  facts: Type.Array(Type.Object({ term: Text, ...AmountText, isReward: Type.Optional(Type.Boolean()) }, closed)),
  link: ContentLink,
  note: Type.Optional(Text),
}
const looks = ['rain', 'row', 'film', 'wave', 'plan', 'felt'] as const

/** Content of the sections about formats and features. */
export const gameSchemas = {
  'format-hero': Type.Object(firstScreen, closed),
  'feature-hero': Type.Object(
    {
      ...firstScreen,
      /** How words and drawing lie: one for each feature. */ look: Type.Union(looks.map((look) => Type.Literal(look))),
    },
    closed,
  ),
  faces: Type.Object(
    {
      title: Text,
      lead: Text,
      items: Type.Array(
        Type.Object(
          { /** Name of its drawing, after `face-`. */ face: Text, name: Text, says: Text, moment: Text },
          closed,
        ),
        { minItems: 1 },
      ),
      note: Text,
    },
    closed,
  ),
  hall: Type.Object(
    {
      /** Of a hub's head, whose title is the page's own. */
      trail: Type.Optional(Type.Array(Type.Object({ label: Text, page: Text }, closed))),
      title: Text,
      lead: Type.Optional(Text),
      /** doors: emblems of formats in their niches; pictures: drawings of features; links: words only. */
      look: Type.Union([Type.Literal('doors'), Type.Literal('pictures'), Type.Literal('links')]),
      items: Type.Array(Type.Object({ page: Text, name: Text, text: Text, alt: Type.Optional(Text) }, closed), {
        minItems: 1,
      }),
      note: Type.Optional(Text),
    },
    closed,
  ),
  'chip-steps': Type.Object(
    {
      title: Text,
      lead: Type.Optional(Text),
      /** Numbered chips where absent; talk: messages of two people; film: frames of a strip. */
      look: Type.Optional(Type.Union([Type.Literal('talk'), Type.Literal('film')])),
      items: Type.Array(Type.Object({ title: Text, text: Text }, closed), { minItems: 2 }),
    },
    closed,
  ),
  'structure-table': Type.Object(
    {
      title: Text,
      lead: Text,
      caption: Text,
      columns: Type.Array(Type.Object({ label: Text, isFigure: Type.Optional(Type.Boolean()) }, closed)),
      rows: Type.Array(Type.Array(Cell, { minItems: 2 }), { minItems: 1 }),
      note: Text,
    },
    closed,
  ),
  'worked-example': Type.Object(
    {
      title: Text,
      paragraphs: Type.Array(Text, { minItems: 1 }),
      hand: Type.Optional(
        Type.Object(
          {
            players: Type.Array(
              Type.Object({ name: Text, cards: Type.Array(CardCode), chances: Type.Array(Percent) }, closed),
            ),
            /** From the first that is shown on; each has its own cards, and a chance of every player. */
            streets: Type.Array(Type.Object({ name: Text, cards: Type.Array(CardCode) }, closed)),
            /** Cards that a player shows before the board are all known: none is drawn at random. */
            label: Text,
          },
          closed,
        ),
      ),
      sum: Type.Optional(
        Type.Object({ title: Text, lines: Type.Array(Line, { minItems: 1 }), result: Line, note: Text }, closed),
      ),
    },
    closed,
  ),
  'chance-plot': Type.Object(
    {
      title: Text,
      /** `{value}` is what a turn is worth on average, `{share}` that as a part of `stake`. */
      paragraphs: Type.Array(Text, { minItems: 1 }),
      /** What stands below the large figure, which is the worth of a turn. */
      figure: Type.Optional(Text),
      /** Says in words what the plot shows. */
      label: Text,
      scale: Type.Union([Type.Literal('log'), Type.Literal('linear')]),
      /** Labels of the table's columns: what can happen, its chance, its count, and its part in the worth. */
      columns: Type.Array(Text, { minItems: 2, maxItems: 4 }),
      per: Type.Integer({ minimum: 1 }),
      /** What all who take part pay for one turn, in the unit of `times`. */
      stake: Type.Optional(Type.Number()),
      rows: Type.Array(
        Type.Object(
          {
            /** Left out where `times` says it. */
            label: Type.Optional(Text),
            count: Type.Number({ minimum: 0 }),
            times: Type.Optional(Type.Number()),
          },
          closed,
        ),
        { minItems: 2 },
      ),
      note: Text,
    },
    closed,
  ),
} as const

export type ChancePlotContent = Static<(typeof gameSchemas)['chance-plot']>
