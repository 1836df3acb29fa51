import Type, { type Static } from 'typebox'
import { AmountText } from '#shared/site/amount-text.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import { atLeast, exactly, Text, Texts, texts } from '#shared/site/schema.ts'

const Line = exactly({ term: Text, ...AmountText })
/** A cell without amounts is plain text. */
const Cell = Type.Union([Text, exactly(AmountText)])
/** Rank and suit: `As` is the ace of spades, `Th` the ten of hearts. */
const CardCode = Type.String({ pattern: '^[2-9TJQKA][shdc]$' })
/** Percent, rounded; a test works each of them out anew. */
const Percent = Type.Number({ minimum: 0, maximum: 100 })

const firstScreen = {
  trail: Type.Array(exactly({ label: Text, page: Text })),
  title: Text,
  lead: Text,
  art: exactly({ name: Text, alt: Text }),
  facts: Type.Array(exactly({ term: Text, ...AmountText, isReward: Type.Optional(Type.Boolean()) })),
  link: ContentLink,
  note: Type.Optional(Text),
}
const looks = ['rain', 'row', 'film', 'wave', 'plan', 'felt'] as const

export const gameSchemas = {
  'format-hero': exactly(firstScreen),
  'feature-hero': exactly({
    ...firstScreen,
    /** How words and illustration lie: one for each feature. */ look: Type.Union(
      looks.map((look) => Type.Literal(look)),
    ),
  }),
  faces: exactly({
    title: Text,
    lead: Text,
    items: atLeast(
      1,
      exactly({
        /** Name of its illustration, after `face-`. */ face: Text,
        ...texts('name says moment'),
      }),
    ),
    note: Text,
  }),
  hall: exactly({
    /** Of a hub's head, whose title is the page's own. */
    trail: Type.Optional(Type.Array(exactly({ label: Text, page: Text }))),
    title: Text,
    lead: Type.Optional(Text),
    /** doors: emblems of formats in their niches; pictures: illustrations of features; links: words only. */
    look: Type.Enum(['doors', 'pictures', 'links']),
    items: atLeast(1, exactly({ page: Text, name: Text, text: Text, alt: Type.Optional(Text) })),
  }),
  'chip-steps': exactly({
    title: Text,
    lead: Type.Optional(Text),
    /** Numbered chips where absent; talk: messages of two people; film: frames of a strip. */
    look: Type.Optional(Type.Enum(['talk', 'film'])),
    items: atLeast(2, exactly({ title: Text, text: Text })),
  }),
  'structure-table': exactly({
    ...texts('title lead caption'),
    columns: Type.Array(exactly({ label: Text, isFigure: Type.Optional(Type.Boolean()) })),
    rows: atLeast(1, atLeast(2, Cell)),
    note: Type.Optional(Text),
    /** Label of a button that prints the page. */
    print: Type.Optional(Text),
    /** A telephone shows the caption alone until the table is asked for. */
    isFolded: Type.Optional(Type.Boolean()),
  }),
  'stake-table': exactly({
    /** `{percent}` in the lead is the rake, `{players}` in `cap` a group of players, `{least}` and `{most}` big blinds of a buy-in. */
    ...texts('title lead caption blinds buyIn cap note'),
  }),
  'rake-examples': exactly({
    /** `{blinds}` in the lead are those of the table. */
    ...texts('title lead caption note'),
    /** Over what happened, players, pot, rake and what is left. */
    columns: Type.Tuple([Text, Text, Text, Text, Text]),
    bigBlind: Type.Number({ exclusiveMinimum: 0 }),
    pots: atLeast(
      1,
      exactly({
        what: Text,
        pot: Type.Number({ exclusiveMinimum: 0 }),
        players: Type.Integer({ minimum: 2, maximum: 6 }),
        hasFlop: Type.Boolean(),
      }),
    ),
  }),
  'worked-example': exactly({
    title: Text,
    paragraphs: Texts,
    hand: Type.Optional(
      exactly({
        players: Type.Array(exactly({ name: Text, cards: Type.Array(CardCode), chances: Type.Array(Percent) })),
        /** From the first that is shown on; each has its own cards, and a chance of every player. */
        streets: Type.Array(exactly({ name: Text, cards: Type.Array(CardCode) })),
        /** Cards that a player shows before the board are all known: none is drawn at random. */
        label: Text,
      }),
    ),
    sum: Type.Optional(exactly({ title: Text, lines: atLeast(1, Line), result: Line, note: Type.Optional(Text) })),
  }),
  'chance-plot': exactly({
    title: Text,
    /** `{value}` is what a turn is worth on average, `{share}` that as a part of `stake`. */
    paragraphs: Texts,
    figure: Type.Optional(Text),
    label: Text,
    /** Bars for chances beside each other; ten thousand chips for the outcomes of one turn, of which one happens. */
    look: Type.Enum(['bars', 'floor']),
    /** Labels of the table's columns: what can happen, its chance, its count, and its part in the worth. */
    columns: Type.Array(Text, { minItems: 2, maxItems: 4 }),
    per: Type.Integer({ minimum: 1 }),
    /** What all who take part pay for one turn, in the unit of `times`. */
    stake: Type.Optional(Type.Number()),
    rows: atLeast(
      2,
      exactly({
        label: Type.Optional(Text),
        count: Type.Number({ minimum: 0 }),
        times: Type.Optional(Type.Number()),
      }),
    ),
    note: Type.Optional(Text),
  }),
} as const

export type ChancePlotContent = Static<(typeof gameSchemas)['chance-plot']>
