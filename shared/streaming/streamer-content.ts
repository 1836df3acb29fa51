import Type, { type Static } from 'typebox'
import type { CalculatorLaw } from '#shared/law/calculator-law.ts'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import type { Locale } from '#shared/site/locales.ts'
import { atLeast, each, exactly, Text, Texts, texts } from '#shared/site/schema.ts'
import { SuitName } from '#shared/site/suit-name.ts'
import { streamLinkNotices, streamLinkProblems } from './stream-link-verdict.ts'
import { listColumns } from './stream-list.ts'
import { requirementIds } from './streamer-eligibility.ts'
import { payoutColumns, payoutZones } from './streamer-payout.ts'

/** In a content file the name of a clause, `{"clause": "policy#id", "quote": "…"}`; in a page what that clause says. */
const Clause = Type.Unsafe<CitedClause>(
  exactly({ clause: Type.String({ pattern: '^[a-z-]+#[a-z-]+$' }), quote: Type.Optional(Text) }),
)

/** Put in by the server; content files leave both out. */
const Answered = {
  /** What the address asks; `now` in ms since 1970. */
  asked: Type.Optional(Type.Unsafe<{ values: CalculatorEntries; now: number }>(Type.Never())),
  law: Type.Optional(Type.Unsafe<CalculatorLaw>(Type.Never())),
}

const verdict = texts('title met missed open')

export const streamerSchemas = {
  'page-strip': exactly({ label: Text, pages: atLeast(2, exactly({ page: Text, label: Text })) }),
  'streamer-figures': exactly({
    title: Text,
    items: atLeast(2, exactly({ value: Type.Number(), unit: Text, text: Text, clause: Clause })),
  }),
  'streamer-perks': exactly({
    title: Text,
    lead: Text,
    /** The illustration of a perk belongs to its id. One that this market does not have says so, and why. */
    items: atLeast(
      1,
      exactly({
        id: Type.Enum(['cashback', 'hidden-cards', 'panel', 'showcase', 'border']),
        name: Text,
        text: Text,
        isAbsent: Type.Optional(Type.Boolean()),
        clause: Clause,
      }),
    ),
    absent: Type.Optional(Text),
  }),
  'streamer-path': exactly({
    title: Text,
    lead: Text,
    steps: atLeast(3, exactly({ title: Text, text: Text, clause: Type.Optional(Clause) })),
    losses: exactly({ title: Text, items: Type.Array(exactly({ title: Text, text: Text, clause: Clause })) }),
  }),
  'streamer-rules': exactly({
    title: Text,
    lead: Text,
    rules: atLeast(1, exactly({ figure: Text, title: Text, text: Text, clause: Clause })),
  }),
  'penalty-ladder': exactly({
    title: Text,
    lead: Text,
    /** In the order of the policy. */
    rungs: atLeast(2, exactly({ name: Text, text: Text, clause: Clause })),
    aside: exactly({ title: Text, items: Type.Array(exactly({ text: Text, clause: Clause })) }),
  }),
  'cited-note': exactly({ title: Text, text: Text, clause: Clause, law: Type.Optional(ContentLink) }),
  'streamer-check': exactly({
    limits: exactly({
      viewers: Type.Number(),
      months: Type.Number(),
      tablesPercent: Type.Number(),
      sessionPercent: Type.Number(),
    }),
    parts: exactly(texts('channel months tables session')),
    fields: exactly({
      ...texts('place twitch youtube other link linkHint hours viewers all ours minutes streamed end list'),
      ...texts('listHint submit clear copy copied'),
    }),
    /** Names of the rolling months, the oldest first. */
    months: Type.Tuple([Text, Text, Text]),
    weight: Text,
    /** What is wrong with a field, and how to put it right. */
    problems: exactly(each(['whole', 'tables', 'session'], exactly(texts('what how')))),
    /** What was expected of a cell; `{line}` and `{found}`. */
    lines: exactly(each(listColumns, Text)),
    linkProblems: exactly(each(streamLinkProblems, Text)),
    verdicts: exactly({
      place: exactly(verdict),
      months: exactly({ ...verdict, unread: Text }),
      viewers: exactly({ ...verdict, unread: Text }),
      link: exactly(verdict),
      tables: exactly({ ...verdict, listed: Text }),
      session: exactly({ ...verdict, notOnAtEnd: Text, endUnsaid: Text }),
    }),
    clauses: exactly(each(requirementIds, Clause)),
    result: exactly({
      ...texts('label count met metText missed missedText open openText idle idleText window ignored'),
      ...texts('unread chart chartLine article note privacy'),
    }),
    states: exactly(texts('met missed open')),
    /** The application by e-mail, with what the check has found; `{channel}` is the link that was entered. */
    application: exactly(texts('label subject intro close')),
    /** Put in by the server, as what is answered. */
    address: Type.Optional(Type.Unsafe<Record<Locale, string>>(Type.Never())),
    ...Answered,
  }),
  'stream-link-check': exactly({
    title: Text,
    fields: exactly(texts('platform twitch youtube link linkHint submit')),
    problems: exactly(each(streamLinkProblems, Text)),
    notices: exactly(each(streamLinkNotices, Text)),
    result: exactly(texts('label idle idleText accepted unsure refused enter twitch youtube found article note')),
    clause: Clause,
    ...Answered,
  }),
  'link-shapes': exactly({
    title: Text,
    lead: Text,
    /** What is the id stands between `[` and `]`. */
    groups: Type.Array(
      exactly({
        title: Text,
        text: Text,
        accepted: Texts,
        refused: Type.Array(exactly({ shape: Text, why: Text })),
      }),
    ),
    labels: exactly(texts('accepted refused')),
  }),
  'streamer-payout': exactly({
    title: Text,
    lead: Text,
    rules: exactly({ cashbackPercent: Type.Number(), sessionPercent: Type.Number() }),
    fields: exactly(texts('sessions sessionsHint zone zoneHint ownZone end submit example')),
    /** Names of the places that a zone can be chosen by. */
    zones: exactly(each(payoutZones, Text)),
    lines: exactly(each(payoutColumns, Text)),
    result: exactly({
      ...texts('label idle unread week sessions fees cashback after own left ambiguous skipped total endUnsaid'),
      ...texts('article zone'),
    }),
    clause: Clause,
    note: Text,
    /** For visitors whose own law is stricter than the edition's; `{law}` names it. */
    refusal: Text,
    ...Answered,
  }),
  'payout-refusal': exactly({
    suit: SuitName,
    title: Text,
    paragraphs: Texts,
    law: exactly({ title: Text, text: Text, link: ContentLink }),
    clauses: atLeast(1, Clause),
    article: Text,
  }),
} as const

export type StreamerContent<K extends keyof typeof streamerSchemas> = Static<(typeof streamerSchemas)[K]>
