import Type, { type Static } from 'typebox'
import type { DepositRules } from '#shared/law/jurisdictions.ts'
import type { CitedClause } from '#shared/policies/policies.ts'
import { ContentLink } from '#shared/site/content-link.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Item = Type.Object({ title: Text, text: Text }, closed)

/** Answers of the self-test, from 0 to 3 points. */
const answerCount = 4

/** Content of the sections about responsible gaming. */
export const responsibleGamingSchemas = {
  'care-help': Type.Object(
    {
      eyebrow: Text,
      title: Text,
      lead: Text,
      /** `{name}` is that of the jurisdiction's first helpline, whose telephone number stands below. */
      call: Item,
      write: Item,
      /** Leads to the jurisdiction's register, where it has one, else to `link`. */
      stop: Type.Object({ title: Text, text: Text, link: Type.Optional(ContentLink) }, closed),
    },
    closed,
  ),
  'care-limits': Type.Object(
    {
      title: Text,
      lead: Text,
      limits: Type.Array(Type.Object({ name: Text, does: Text, lower: Text, higher: Text }, closed), { minItems: 1 }),
      /** Shown where the jurisdiction has rules for deposits; `{adult}`, `{youngAdult}` and `{age}` are its figures. */
      contactMoment: Text,
      netDepositStop: Text,
      note: Text,
    },
    closed,
  ),
  'self-test': Type.Object(
    {
      title: Text,
      lead: Text,
      /** About the last twelve months, in our own words. */
      questions: Type.Array(Text, { minItems: 9, maxItems: 9 }),
      /** From 0 points up. */
      answers: Type.Array(Text, { minItems: answerCount, maxItems: answerCount }),
      /** From the lowest score up; each holds until the next begins. */
      bands: Type.Array(Type.Object({ from: Type.Integer({ minimum: 0 }), title: Text, text: Text }, closed), {
        minItems: 2,
      }),
      privacy: Text,
      /** How to count without a script. */
      byHand: Text,
      note: Text,
      help: ContentLink,
    },
    closed,
  ),
  'budget-planner': Type.Object(
    {
      title: Text,
      lead: Text,
      fields: Type.Object(
        { left: Text, budget: Text, sessions: Text, hours: Text, isYoungAdult: Type.Optional(Text) },
        closed,
      ),
      chart: Type.Object({ empty: Text, description: Text }, closed),
      privacy: Text,
      /** How to work it out without a script. */
      byHand: Text,
      /** The jurisdiction's, put in where it has one; content files leave it out. */
      stop: Type.Optional(Type.Object({ currency: Text, adult: Type.Integer(), youngAdult: Type.Integer() }, closed)),
    },
    closed,
  ),
  'net-deposit': Type.Object(
    {
      title: Text,
      lead: Text,
      fields: Type.Object(
        { isYoungAdult: Text, deposited: Text, withdrawn: Text, withdrawnHint: Text, ownLimit: Text, clear: Text },
        closed,
      ),
      /** `{stop}`, `{net}`, `{room}`, `{contact}`, `{age}` and `{day}` are figures. */
      result: Type.Object(
        {
          empty: Text,
          room: Text,
          stopped: Text,
          formula: Text,
          renews: Text,
          contact: Text,
          noContact: Text,
          wrong: Text,
          wrongHow: Text,
        },
        closed,
      ),
      rows: Type.Object({ adult: Text, youngAdult: Text, stop: Text, contact: Text, source: Text }, closed),
      article: Text,
      newTab: Text,
      stopClause: Type.Unsafe<CitedClause>(Type.Object({ clause: Text }, closed)),
      contactClause: Type.Unsafe<CitedClause>(Type.Object({ clause: Text }, closed)),
      /** The formula in words and an invented month, for everybody and all there is without a script. */
      worked: Type.Object(
        {
          title: Text,
          text: Text,
          rows: Type.Array(Type.Object({ term: Text, amount: Type.Number() }, closed), { minItems: 2 }),
          result: Text,
        },
        closed,
      ),
      privacy: Text,
      help: ContentLink,
      /** The jurisdiction's, put in by the server; content files leave it out. */
      rules: Type.Optional(Type.Unsafe<DepositRules>(Type.Never())),
    },
    closed,
  ),
  ages: Type.Object(
    {
      title: Text,
      lead: Text,
      /** One of them is the jurisdiction's own minimum age, and marked as such. */
      items: Type.Array(Type.Object({ age: Type.Integer(), text: Text }, closed), { minItems: 1 }),
    },
    closed,
  ),
  tips: Type.Object(
    { title: Text, lead: Text, isOrdered: Type.Boolean(), items: Type.Array(Item, { minItems: 1 }) },
    closed,
  ),
  'help-links': Type.Object({ title: Text, lead: Text, note: Text }, closed),
  representative: Type.Object(
    {
      title: Text,
      lines: Type.Array(Text, { minItems: 1 }),
      mail: ContentLink,
      answer: Text,
      links: Type.Array(ContentLink),
    },
    closed,
  ),
} as const

export type SelfTestBand = Static<(typeof responsibleGamingSchemas)['self-test']>['bands'][number]
