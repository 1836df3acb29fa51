import Type, { type Static } from 'typebox'
import type { Odds } from '#shared/poker/odds.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import type { EntryProblem } from './odds-entries.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
/** Text in which `[word](term:id)` leads to a term of the glossary, and `[words](page:id)` to a page. */
const LinkedText = Text
const Texts = Type.Array(LinkedText, { minItems: 1 })
const CardCode = Type.String({ pattern: '^[2-9TJQKA][shdc]$' })
const Cards = Type.Array(CardCode, { minItems: 1 })
const Trail = Type.Array(Type.Object({ label: Text, page: Text }, closed), { minItems: 1 })
const Place = Type.Object({ page: Text, name: Text, text: Text, cards: Cards }, closed)

/** Content of the sections of the poker school. */
export const schoolSchemas = {
  /** The lessons as the five cards of a board, and the tools as one's own hand below it. */
  'school-board': Type.Object(
    {
      trail: Trail,
      title: Text,
      lead: Text,
      board: Type.Object(
        {
          title: Text,
          lessons: Type.Array(
            Type.Object({ page: Text, street: Text, card: CardCode, name: Text, text: Text }, closed),
            { minItems: 5, maxItems: 5 },
          ),
        },
        closed,
      ),
      hand: Type.Object({ title: Text, tools: Type.Array(Place, { minItems: 1 }) }, closed),
    },
    closed,
  ),
  'lesson-head': Type.Object(
    {
      trail: Trail,
      /** Which lesson of how many. */
      eyebrow: Text,
      title: Text,
      lead: LinkedText,
      cards: Cards,
      /** What is on the page; sections of it. */
      points: Type.Array(Type.Object({ label: Text, section: Text }, closed)),
    },
    closed,
  ),
  'lesson-text': Type.Object(
    {
      title: Text,
      paragraphs: Texts,
      /** Cards that show what the text says. */
      figures: Type.Optional(
        Type.Array(Type.Object({ cards: Cards, title: Text, text: LinkedText }, closed), { minItems: 1 }),
      ),
      /** What to remember of it. */
      rule: Type.Optional(LinkedText),
    },
    closed,
  ),
  /** A choice of answers to each question, every one with its reason. */
  'lesson-quiz': Type.Object(
    {
      title: Text,
      lead: Text,
      right: Text,
      wrong: Text,
      questions: Type.Array(
        Type.Object(
          {
            question: Text,
            cards: Type.Optional(Cards),
            answers: Type.Array(
              Type.Object({ text: Text, isRight: Type.Optional(Type.Boolean()), why: LinkedText }, closed),
              { minItems: 2, maxItems: 4 },
            ),
          },
          closed,
        ),
        { minItems: 3 },
      ),
    },
    closed,
  ),
  'hand-poster': Type.Object(
    {
      title: Text,
      lead: LinkedText,
      /** From the highest to the lowest. */
      hands: Type.Array(
        Type.Object(
          {
            name: Text,
            term: Text,
            cards: Type.Array(CardCode, { minItems: 5, maxItems: 5 }),
            /** How many of the five make the hand; the others are paler. */
            made: Type.Integer({ minimum: 1, maximum: 5 }),
            text: Text,
            /** For those who do not see the cards: what is shown, and why it is this hand. */
            spoken: Text,
            /** Of the 2,598,960 hands of five cards. */
            count: Type.Integer({ minimum: 1 }),
          },
          closed,
        ),
        { minItems: 10, maxItems: 10 },
      ),
      /** `{count}` hands, one in `{times}`. */
      frequency: Text,
      print: Text,
      note: LinkedText,
    },
    closed,
  ),
  'seat-ring': Type.Object(
    {
      title: Text,
      paragraphs: Texts,
      /** Clockwise from the button. */
      seats: Type.Array(
        Type.Object(
          {
            name: Text,
            /** Two or three letters on the picture. */
            tag: Type.String({ minLength: 1, maxLength: 3 }),
            zone: Type.Enum(['blind', 'early', 'middle', 'late']),
            text: LinkedText,
          },
          closed,
        ),
        { minItems: 2, maxItems: 9 },
      ),
      /** Says in words what the picture shows. */
      label: Text,
      note: Type.Optional(LinkedText),
    },
    closed,
  ),
  /** All cards that are still to come, and which of them win: counted when the page is made. */
  'outs-grid': Type.Object(
    {
      title: Text,
      /** `{outs}`, `{unseen}`, `{next}` and `{river}` are the figures of the hand. */
      paragraphs: Texts,
      hand: Type.Object({ name: Text, cards: Type.Array(CardCode, { minItems: 2, maxItems: 2 }) }, closed),
      against: Type.Object({ name: Text, cards: Type.Array(CardCode, { minItems: 2, maxItems: 2 }) }, closed),
      board: Type.Object({ name: Text, cards: Type.Array(CardCode, { minItems: 3, maxItems: 4 }) }, closed),
      caption: Text,
      legend: Type.Object({ out: Text, rest: Text, gone: Text }, closed),
    },
    closed,
  ),
  /** What is in the pot, what the bet adds and what a call costs, as parts of one bar. */
  'pot-split': Type.Object(
    {
      title: Text,
      /** `{needed}` is the part of the final pot that a call pays. */
      paragraphs: Texts,
      pot: Type.Integer({ minimum: 1 }),
      bet: Type.Integer({ minimum: 1 }),
      labels: Type.Object({ pot: Text, bet: Text, call: Text, label: Text }, closed),
    },
    closed,
  ),
  /** All 169 kinds of starting hands, by where one may play them. */
  'start-chart': Type.Object(
    {
      title: Text,
      paragraphs: Texts,
      caption: Text,
      /** From the strongest on; what none of them names is folded. */
      tiers: Type.Array(
        Type.Object({ name: Text, mark: Text, text: Text, hands: Type.Array(Text, { minItems: 1 }) }, closed),
        { minItems: 3, maxItems: 3 },
      ),
      folded: Type.Object({ name: Text, text: Text }, closed),
      /** Below the chart; `{share}` is how many of all hands a tier adds. */
      share: Text,
      note: LinkedText,
    },
    closed,
  ),
  'odds-calculator': Type.Object(
    {
      trail: Trail,
      title: Text,
      lead: Text,
      game: Text,
      games: Type.Object({ holdem: Text, omaha: Text }, closed),
      /** `{n}` is the hand's number. */
      hand: Text,
      handHint: Type.Object({ holdem: Text, omaha: Text }, closed),
      more: Text,
      board: Text,
      boardHint: Text,
      dead: Text,
      deadHint: Text,
      /** The deck to click on; `{field}` is where the next card goes. */
      deck: Type.Object({ title: Text, hint: Text, target: Text }, closed),
      /** `{rank}` and `{suit}`, by their letters. */
      card: Text,
      ranks: Type.Record(Text, Text),
      suits: Type.Record(Text, Text),
      submit: Text,
      clear: Text,
      cancel: Text,
      progress: Text,
      cancelled: Text,
      failed: Text,
      result: Text,
      /** `{deals}` were counted; `{deals}` were simulated, with `{error}` at most. */
      exact: Text,
      simulated: Text,
      limited: Text,
      columns: Type.Object({ hand: Text, win: Text, tie: Text, equity: Text, error: Text }, closed),
      unknown: Text,
      problems: Type.Object({ unreadable: Text, twice: Text, count: Text, 'few-hands': Text, how: Text }, closed),
      empty: Text,
      note: LinkedText,
      given: Type.Optional(Type.Unsafe<GivenOdds>(Type.Never())),
    },
    closed,
  ),
  'pot-odds-trainer': Type.Object(
    {
      trail: Trail,
      title: Text,
      lead: LinkedText,
      /** `{round}` is its number. */
      round: Text,
      hand: Text,
      against: Text,
      board: Text,
      /** `{pot}` and `{bet}` in chips. */
      price: Text,
      questions: Type.Object({ outs: Text, needed: Text, choice: Text }, closed),
      call: Text,
      fold: Text,
      check: Text,
      next: Text,
      right: Text,
      wrong: Text,
      missing: Text,
      /** `{count}`, `{cards}` and `{unseen}`, `{chance}`. */
      outsAnswer: Text,
      /** `{bet}`, `{total}` and `{needed}`. */
      neededAnswer: Text,
      /** `{chance}` and `{needed}`. */
      callAnswer: Text,
      foldAnswer: Text,
      /** `{right}` of `{all}`. */
      score: Text,
      card: Text,
      ranks: Type.Record(Text, Text),
      suits: Type.Record(Text, Text),
      note: LinkedText,
      given: Type.Optional(Type.Unsafe<CalculatorEntries>(Type.Never())),
    },
    closed,
  ),
  glossary: Type.Object({ trail: Trail, title: Text, lead: Text, letters: Text, related: Text }, closed),
} as const

/** What the address asks of the calculator, and what the server could tell in the time it takes. */
export interface GivenOdds {
  entries: CalculatorEntries
  problems: EntryProblem[]
  /** Of hands that are entered, in their order. */
  odds: Odds | null
}

export type StartTier = Static<(typeof schoolSchemas)['start-chart']>['tiers'][number]
