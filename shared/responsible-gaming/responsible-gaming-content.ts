import Type, { type Static } from 'typebox'
import type { DepositRules } from '#shared/law/jurisdictions.ts'
import type { CitedClause } from '#shared/policies/policies.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import { atLeast, exactly, Text, Texts, texts } from '#shared/site/schema.ts'
import type { HelpContacts } from './help-contacts.ts'

const Item = exactly({ title: Text, text: Text })

/** The jurisdiction's, put in by the server; content files leave it out. */
const Contacts = { contacts: Type.Optional(Type.Unsafe<HelpContacts>(Type.Never())) }

/** Answers of the self-test, from 0 to 3 points. */
const answerCount = 4

export const responsibleGamingSchemas = {
  'responsible-gaming-help': exactly({
    ...texts('eyebrow title lead'),
    /** For other questions: the other pages, and the test. */
    asks: atLeast(2, ContentLink),
    /** Leads to `link`, else to the jurisdiction's register. */
    stop: exactly({ title: Text, text: Text, link: Type.Optional(ContentLink) }),
  }),
  'responsible-gaming-limits': exactly({
    title: Text,
    lead: Text,
    limits: atLeast(1, exactly({ name: Text, does: Text, lower: Text, higher: Text })),
    /** Shown where the jurisdiction has rules for deposits; `{adult}`, `{youngAdult}` and `{age}` are its figures. */
    contactMoment: Text,
    netDepositStop: Text,
    note: Text,
  }),
  'self-test': exactly({
    title: Text,
    lead: Text,
    /** A relative answers: with many signs they call, and are not told how to pause. */
    isAboutOther: Type.Optional(Type.Boolean()),
    /** About the last twelve months, in our own words. */
    questions: Type.Array(Text, { minItems: 9, maxItems: 9 }),
    /** From 0 points up. */
    answers: Type.Array(Text, { minItems: answerCount, maxItems: answerCount }),
    /** From the lowest score up; each holds until the next begins. */
    bands: atLeast(2, exactly({ from: Type.Integer({ minimum: 0 }), title: Text, text: Text })),
    ...texts('privacy byHand note'),
    help: ContentLink,
    ...Contacts,
  }),
  'budget-planner': exactly({
    title: Text,
    lead: Text,
    fields: exactly(texts('left budget sessions hours')),
    chart: exactly({ empty: Text, description: Text }),
    privacy: Text,
    /** How to work it out without a script. */
    byHand: Text,
    ...Contacts,
  }),
  'net-deposit': exactly({
    title: Text,
    lead: Text,
    fields: exactly({
      ...texts('isYoungAdult deposited withdrawn withdrawnHint ownLimit clear'),
    }),
    /** `{stop}`, `{net}`, `{room}`, `{contact}`, `{age}` and `{day}` are figures. */
    result: exactly({
      ...texts('empty room below stopped formula renews contact noContact'),
    }),
    rows: exactly({ adult: Text, youngAdult: Text, stop: Text, contact: Text, source: Text }),
    article: Text,
    newTab: Text,
    stopClause: Type.Unsafe<CitedClause>(exactly({ clause: Text })),
    contactClause: Type.Unsafe<CitedClause>(exactly({ clause: Text })),
    /** The formula in words and an invented month, for everybody and all there is without a script. */
    worked: exactly({
      title: Text,
      text: Text,
      rows: atLeast(2, exactly({ term: Text, amount: Type.Number() })),
      result: Text,
    }),
    privacy: Text,
    help: ContentLink,
    /** The jurisdiction's, put in by the server; content files leave it out. */
    rules: Type.Optional(Type.Unsafe<DepositRules>(Type.Never())),
    ...Contacts,
  }),
  ages: exactly({
    title: Text,
    lead: Text,
    /** One of them is the jurisdiction's own minimum age, and marked as such. */
    items: atLeast(1, exactly({ age: Type.Integer(), text: Text })),
  }),
  tips: exactly({ title: Text, lead: Text, isOrdered: Type.Boolean(), items: atLeast(1, Item) }),
  'help-links': exactly({ title: Text, lead: Text, note: Text }),
  representative: exactly({
    title: Text,
    lines: Texts,
    mail: ContentLink,
    answer: Text,
    links: Type.Array(ContentLink),
  }),
} as const

export type SelfTestBand = Static<(typeof responsibleGamingSchemas)['self-test']>['bands'][number]
