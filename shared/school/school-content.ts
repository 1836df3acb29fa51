import Type, { type Static } from 'typebox'
import type { Odds } from '#shared/poker/odds.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { atLeast, exactly, Text, texts } from '#shared/site/schema.ts'
import { type TermContent, TermLabels } from './glossary.ts'
import { lessonLevels } from './lessons.ts'
import type { EntryProblem } from './odds-entries.ts'
import { Trail, toolSchemas, toolTexts } from './tool-content.ts'

const LinkedText = Text
const Texts = atLeast(1, LinkedText)
const CardCode = Type.String({ pattern: '^[2-9TJQKA][shdc]$' })
const Cards = atLeast(1, CardCode)
const Neighbour = exactly({ label: Text, page: Text, name: Text })
const Place = exactly({ page: Text, name: Text, text: Text, cards: Cards })

/** A hand, what it asks, and what is said of the answers. */
const trainingTexts = {
  ...texts('hand against board'),
  /** `{pot}` and `{bet}` in chips. */
  price: Text,
  questions: exactly({ outs: Text, needed: Text, choice: Text }),
  ...texts('call fold check right wrong missing'),
  /** `{count}`, `{cards}` and `{unseen}`, `{chance}`. */
  outsAnswer: Text,
  /** `{bet}`, `{total}` and `{needed}`. */
  neededAnswer: Text,
  /** `{chance}` and `{needed}`. */
  callAnswer: Text,
  foldAnswer: Text,
}
const training = exactly(trainingTexts)
export type TrainingTexts = Static<typeof training>

export const schoolSchemas = {
  'school-board': exactly({
    /** `{name}` is that of a lesson, `{done}` how many are done of `{all}`. */
    resume: exactly({ ...texts('begin goOn finished progress clear done kept') }),
    levels: Type.Array(
      exactly({ title: Text, lessons: atLeast(1, exactly({ page: Text, card: CardCode, name: Text, text: Text })) }),
      { minItems: lessonLevels.length, maxItems: lessonLevels.length },
    ),
    /** Before the number of a lesson. */
    lesson: Text,
    hand: exactly({ title: Text, tools: atLeast(1, Place) }),
  }),
  'lesson-head': exactly({
    trail: Trail,
    eyebrow: Text,
    title: Text,
    lead: LinkedText,
    cards: Cards,
    points: Type.Array(exactly({ label: Text, section: Text })),
  }),
  'lesson-text': exactly({
    title: Text,
    paragraphs: Texts,
    figures: Type.Optional(atLeast(1, exactly({ cards: Cards, title: Text, text: LinkedText }))),
    rule: Type.Optional(LinkedText),
  }),
  'lesson-quiz': exactly({
    ...texts('title lead right wrong'),
    questions: atLeast(
      3,
      exactly({
        question: Text,
        cards: Type.Optional(Cards),
        answers: Type.Array(exactly({ text: Text, isRight: Type.Optional(Type.Boolean()), why: LinkedText }), {
          minItems: 2,
          maxItems: 4,
        }),
      }),
    ),
  }),
  /** Where a lesson leads, what it rests on, and the mark that it is done. */
  'lesson-end': exactly({
    ...texts('title mark kept'),
    previous: Type.Optional(Neighbour),
    next: Type.Optional(Neighbour),
    more: Type.Array(exactly({ page: Text, name: Text, text: Text })),
    sources: exactly({
      title: Text,
      /** `work` is the English title of a work that somebody else wrote. */
      items: atLeast(1, exactly({ work: Type.Optional(Text), text: LinkedText })),
      revised: Text,
      date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    }),
  }),
  'hand-poster': exactly({
    title: Text,
    lead: LinkedText,
    hands: Type.Array(
      exactly({
        name: Text,
        term: Text,
        cards: Type.Array(CardCode, { minItems: 5, maxItems: 5 }),
        /** How many of the five make the hand; the others are paler. */
        made: Type.Integer({ minimum: 1, maximum: 5 }),
        text: Text,
        /** For those who do not see the cards: what is shown, and why it is this hand. */
        spoken: Text,
        count: Type.Integer({ minimum: 1 }),
      }),
      { minItems: 10, maxItems: 10 },
    ),
    /** `{count}` hands, one in `{times}`. */
    frequency: Text,
    print: Text,
    note: LinkedText,
  }),
  /** The hands themselves are those of their terms. */
  'hand-order': exactly({ title: Text, lead: LinkedText }),
  'seat-ring': exactly({
    title: Text,
    paragraphs: Texts,
    /** Clockwise from the button. */
    seats: Type.Array(
      exactly({
        name: Text,
        tag: Type.String({ minLength: 1, maxLength: 3 }),
        zone: Type.Enum(['blind', 'early', 'middle', 'late']),
        text: LinkedText,
      }),
      { minItems: 2, maxItems: 9 },
    ),
    label: Text,
    note: Type.Optional(LinkedText),
  }),
  /** All cards that are still to come, and which of them win: counted when the page is made. */
  'outs-grid': exactly({
    title: Text,
    /** `{outs}`, `{unseen}`, `{next}` and `{river}` are the figures of the hand. */
    paragraphs: Texts,
    hand: exactly({ name: Text, cards: Type.Array(CardCode, { minItems: 2, maxItems: 2 }) }),
    against: exactly({ name: Text, cards: Type.Array(CardCode, { minItems: 2, maxItems: 2 }) }),
    board: exactly({ name: Text, cards: Type.Array(CardCode, { minItems: 3, maxItems: 4 }) }),
    caption: Text,
    legend: exactly({ out: Text, rest: Text, gone: Text }),
  }),
  /** What is in the pot, what the bet adds and what a call costs, as parts of one bar. */
  'pot-split': exactly({
    title: Text,
    /** `{needed}` is the part of the final pot that a call pays. */
    paragraphs: Texts,
    pot: Type.Integer({ minimum: 1 }),
    bet: Type.Integer({ minimum: 1 }),
    labels: exactly({ pot: Text, bet: Text, call: Text, label: Text }),
  }),
  /** All 169 kinds of starting hands, by where one may play them. */
  'start-chart': exactly({
    title: Text,
    paragraphs: Texts,
    caption: Text,
    /** From the strongest on; what none of them names is folded. */
    tiers: Type.Array(exactly({ name: Text, mark: Text, text: Text, hands: Texts }), { minItems: 3, maxItems: 3 }),
    folded: exactly({ name: Text, text: Text }),
    /** Below the chart; `{share}` is how many of all hands a tier adds. */
    share: Text,
    note: LinkedText,
  }),
  /** Mistakes, each with what it costs and what to do instead. */
  'mistake-list': exactly({
    title: Text,
    lead: LinkedText,
    labels: exactly({ cost: Text, instead: Text }),
    mistakes: atLeast(1, exactly({ name: Text, text: LinkedText, cost: LinkedText, instead: LinkedText })),
    note: LinkedText,
  }),
  ...toolSchemas,
  'odds-calculator': exactly({
    ...toolTexts,
    game: Text,
    games: exactly({ holdem: Text, omaha: Text }),
    /** `{n}` is the hand's number. */
    hand: Text,
    handHint: exactly({ holdem: Text, omaha: Text }),
    ...texts('more board boardHint dead deadHint'),
    /** The deck to deal from; `{field}` is where the next card goes, or where none does any more, `{card}` one that is taken back. */
    deck: exactly(texts('title hint target full take')),
    ...texts('cancel progress cancelled failed'),
    /** `{deals}` were counted; `{deals}` were simulated, with `{error}` at most. */
    exact: Text,
    simulated: Text,
    limited: Text,
    columns: exactly({ hand: Text, win: Text, tie: Text, equity: Text, error: Text }),
    unknown: Text,
    /** Opens the table of all figures. */
    sum: Text,
    problems: exactly({ unreadable: Text, twice: Text, count: Text, 'few-hands': Text, how: Text }),
    empty: Text,
    given: Type.Optional(Type.Unsafe<GivenOdds>(Type.Never())),
  }),
  'pot-odds-trainer': exactly({
    trail: Trail,
    title: Text,
    lead: LinkedText,
    /** `{round}` is its number. */
    round: Text,
    ...trainingTexts,
    next: Text,
    /** `{right}` of `{all}`. */
    score: Text,
    note: LinkedText,
    given: Type.Optional(Type.Unsafe<GivenRound>(Type.Never())),
  }),
  'daily-question': exactly({
    trail: Trail,
    title: Text,
    lead: LinkedText,
    /** `{date}` of the question, and of the one before it with its answer. */
    heading: Text,
    /** `{count}` of `{unseen}` win, which is `{chance}`; a call is worth `{value}`. */
    before: exactly(texts('title outs call fold')),
    ...trainingTexts,
    days: exactly(texts('title today')),
    /** The next one comes at `{time}` in the edition’s `{zone}`. */
    note: LinkedText,
    given: Type.Optional(Type.Unsafe<GivenQuestion>(Type.Never())),
  }),
  /** `page` is what the page of each term says. */
  glossary: exactly({ trail: Trail, ...texts('title lead letters'), page: TermLabels }),
  // Made from the glossary (`server/school/`); no content file may hold one.
  'glossary-term': Type.Unsafe<TermContent>(Type.Never()),
} as const

/** `first` is the round of an address that asks for none. */
export interface GivenRound {
  first: number
  entries: CalculatorEntries | null
}

/** Days are dates (`2026-11-26`). */
export interface GivenQuestion {
  today: string
  day: string
  entries: CalculatorEntries | null
}

export interface GivenOdds {
  entries: CalculatorEntries
  problems: EntryProblem[]
  odds: Odds | null
}

export type StartTier = Static<(typeof schoolSchemas)['start-chart']>['tiers'][number]
