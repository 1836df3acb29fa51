import Type, { type Static } from 'typebox'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { atLeast, each, exactly, Text, texts } from '#shared/site/schema.ts'
import { dealRules } from './deal-entries.ts'
import { eveningFormats, eveningRules } from './evening-entries.ts'
import { varianceRules } from './variance-entries.ts'
import type { VarianceResult } from './variance-run.ts'

/** Pages above a tool, from the top down. */
export const Trail = atLeast(1, exactly({ label: Text, page: Text }))

/** What the frame of every tool says. `lead` and `note` may have links. */
export const toolTexts = { trail: Trail, ...texts('title lead submit clear result note') }
const frame = exactly(toolTexts)
export type ToolTexts = Static<typeof frame>

/** What is wrong with an entry, and how to put it right. */
const Wrong = exactly(texts('what how'))

/** In a content file the name of a clause; in a page what that clause says. */
const Clause = Type.Unsafe<CitedClause>(exactly({ clause: Text, quote: Type.Optional(Text) }))
/** Put in by the server: what the address asks. */
const given = Type.Optional(Type.Unsafe<CalculatorEntries>(Type.Never()))

export const toolSchemas = {
  'deal-calculator': exactly({
    ...toolTexts,
    ...texts('stacks prizes'),
    /** `{n}` is the number. */
    ...texts('player place'),
    more: Text,
    /** A question to begin with, by the names of the fields. */
    example: exactly({ label: Text, entries: Type.Record(Text, Text) }),
    empty: Text,
    /** `{pool}` among `{count}`; the largest stack gets `{most}`, the smallest `{least}`. */
    summary: Text,
    columns: exactly(texts('player stack icm byChips evenly')),
    /** Captions of the tables: three ways, and the chance of each place. */
    ...texts('ways chances total'),
    /** Where a share by chips is above the first prize: `{player}` and `{amount}`. */
    tooMuch: Text,
    sums: Text,
    problems: exactly(each([...dealRules, 'large'], Wrong)),
    given,
  }),
  'evening-cost': exactly({
    ...toolTexts,
    format: Text,
    formats: exactly(each(eveningFormats, Text)),
    fields: exactly(texts('stake players hours tables buyin count')),
    /** `{amount}` is the cost. */
    summary: exactly(each(eveningFormats, Text)),
    /** What that is the average of: `{hands}`, `{perHour}`; `{share}` of a buy-in. */
    average: exactly(each(eveningFormats, Text)),
    rows: exactly(texts('hour year worst')),
    /** `{buyin}` is the largest that a table takes. */
    worstCash: Text,
    pots: exactly({
      ...texts('title pot hands rake total noFlop'),
      /** `{total}` by `{players}` is `{own}` for each; times `{hands}` is `{cost}`. */
      sum: Text,
    }),
    /** `{fee}` of `{buyin}`, `{prizes}` for the prizes; `{count}` times the fee is `{cost}`. */
    sums: exactly(texts('tournament spin')),
    article: Text,
    clauses: exactly(each(eveningFormats, Clause)),
    problems: exactly(each(eveningRules, Wrong)),
    given,
  }),
  'variance-calculator': exactly({
    ...toolTexts,
    fields: exactly(texts('buyin entrants roi roiHint count')),
    ...texts('running failed'),
    /** Of runs of `{count}` tournaments `{loss}` are below zero, and half end at `{middle}` or below. */
    summary: Text,
    /** The return that is reckoned with: that of a player like all others, or one's own `{roi}` beside that `{average}`. */
    average: Text,
    own: Text,
    /** `{amount}` below the start, by whether the return is below zero. */
    bankroll: exactly(texts('loses wins')),
    chart: exactly(texts('label loss gain outside')),
    /** A chance that rounds to none or to all. */
    ...texts('under over'),
    table: exactly(texts('caption what amount low middle high lowMiddle lowWorst mean deviation')),
    /** `{runs}` that were played. */
    method: Text,
    limited: Text,
    problems: exactly(each(varianceRules, Wrong)),
    given: Type.Optional(Type.Unsafe<GivenVariance>(Type.Never())),
  }),
} as const

/** What the server knows of a question: null where it cannot be read. `isAsked`: by the address, not by the page itself. */
export interface GivenVariance {
  entries: CalculatorEntries
  isAsked: boolean
  result: VarianceResult | null
}
