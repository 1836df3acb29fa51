import Type, { type Static } from 'typebox'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { atLeast, each, exactly, Text, texts } from '#shared/site/schema.ts'
import { dealRules } from './deal-entries.ts'

/** Pages above a tool, from the top down. */
export const Trail = atLeast(1, exactly({ label: Text, page: Text }))

/** What the frame of every tool says. `lead` and `note` may have links. */
export const toolTexts = { trail: Trail, ...texts('title lead submit clear result note') }
const frame = exactly(toolTexts)
export type ToolTexts = Static<typeof frame>

/** What is wrong with an entry, and how to put it right. */
export const Wrong = exactly(texts('what how'))

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
} as const
