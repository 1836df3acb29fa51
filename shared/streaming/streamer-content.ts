import Type, { type Static } from 'typebox'
import type { CalculatorLaw } from '#shared/law/calculator-law.ts'
import type { CitedClause } from '#shared/policies/policies.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { ContentLink } from '#shared/site/content-link.ts'
import { SuitName } from '#shared/site/suit-name.ts'
import { streamLinkNotices, streamLinkProblems } from './stream-link-verdict.ts'
import { listColumns } from './stream-list.ts'
import { payoutColumns } from './streamer-payout.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Texts = Type.Array(Text, { minItems: 1 })

/** An object of texts. In them `{name}` stands for what is filled in. */
function texts<const K extends string>(keys: readonly K[]) {
  return Type.Object(Object.fromEntries(keys.map((key) => [key, Text])) as { [Key in K]: typeof Text }, closed)
}

/** In a content file the name of a clause, `{"clause": "policy#id", "quote": "…"}`; in a page what that clause says. */
const Clause = Type.Unsafe<CitedClause>(
  Type.Object({ clause: Type.String({ pattern: '^[a-z-]+#[a-z-]+$' }), quote: Type.Optional(Text) }, closed),
)

/** Put in by the server; content files leave both out. */
const Answered = {
  /** What the address asks; `now` in ms since 1970. */
  asked: Type.Optional(Type.Unsafe<{ values: CalculatorEntries; now: number }>(Type.Never())),
  law: Type.Optional(Type.Unsafe<CalculatorLaw>(Type.Never())),
}

const verdictTexts = ['title', 'met', 'missed', 'open'] as const

/** Content of the sections about streamer mode. */
export const streamerSchemas = {
  'page-strip': Type.Object(
    { label: Text, pages: Type.Array(Type.Object({ page: Text, label: Text }, closed), { minItems: 2 }) },
    closed,
  ),
  'streamer-hero': Type.Object(
    {
      trail: Type.Array(ContentLink),
      name: Text,
      title: Text,
      lead: Text,
      alt: Text,
      action: ContentLink,
      link: ContentLink,
      note: Text,
    },
    closed,
  ),
  'streamer-figures': Type.Object(
    {
      title: Text,
      items: Type.Array(Type.Object({ value: Type.Number(), unit: Text, text: Text, clause: Clause }, closed), {
        minItems: 2,
      }),
    },
    closed,
  ),
  'streamer-perks': Type.Object(
    {
      title: Text,
      lead: Text,
      /** The drawing of a perk belongs to its id. One that this market does not have says so, and why. */
      items: Type.Array(
        Type.Object(
          {
            id: Type.Enum(['cashback', 'hidden-cards', 'panel', 'showcase', 'border']),
            name: Text,
            text: Text,
            isAbsent: Type.Optional(Type.Boolean()),
            clause: Clause,
          },
          closed,
        ),
        { minItems: 1 },
      ),
      absent: Type.Optional(Text),
    },
    closed,
  ),
  'streamer-path': Type.Object(
    {
      title: Text,
      lead: Text,
      steps: Type.Array(Type.Object({ title: Text, text: Text, clause: Type.Optional(Clause) }, closed), {
        minItems: 3,
      }),
      losses: Type.Object(
        { title: Text, items: Type.Array(Type.Object({ title: Text, text: Text, clause: Clause }, closed)) },
        closed,
      ),
    },
    closed,
  ),
  'streamer-rules': Type.Object(
    {
      title: Text,
      lead: Text,
      rules: Type.Array(Type.Object({ figure: Text, title: Text, text: Text, clause: Clause }, closed), {
        minItems: 1,
      }),
    },
    closed,
  ),
  'penalty-ladder': Type.Object(
    {
      title: Text,
      lead: Text,
      /** In the order of the policy. */
      rungs: Type.Array(Type.Object({ name: Text, text: Text, clause: Clause }, closed), { minItems: 2 }),
      aside: Type.Object(
        { title: Text, items: Type.Array(Type.Object({ text: Text, clause: Clause }, closed)) },
        closed,
      ),
    },
    closed,
  ),
  'cited-note': Type.Object({ title: Text, text: Text, clause: Clause, law: Type.Optional(ContentLink) }, closed),
  'streamer-check': Type.Object(
    {
      limits: Type.Object(
        {
          viewers: Type.Number(),
          months: Type.Number(),
          tablesPercent: Type.Number(),
          sessionPercent: Type.Number(),
        },
        closed,
      ),
      parts: texts(['channel', 'months', 'tables', 'session']),
      fields: texts([
        'place',
        'twitch',
        'youtube',
        'other',
        'link',
        'linkHint',
        'hours',
        'viewers',
        'all',
        'ours',
        'minutes',
        'streamed',
        'end',
        'list',
        'listHint',
        'submit',
        'clear',
        'copy',
        'copied',
      ]),
      /** Names of the rolling months, the oldest first. */
      months: Type.Tuple([Text, Text, Text]),
      weight: Text,
      /** What is wrong with a field, and how to put it right. */
      problems: Type.Object(
        {
          number: texts(['what', 'how']),
          whole: texts(['what', 'how']),
          tables: texts(['what', 'how']),
          session: texts(['what', 'how']),
        },
        closed,
      ),
      /** What was expected of a cell; `{line}` and `{found}`. */
      lines: texts(listColumns),
      linkProblems: texts(streamLinkProblems),
      verdicts: Type.Object(
        {
          place: texts(verdictTexts),
          months: texts([...verdictTexts, 'unread']),
          viewers: texts([...verdictTexts, 'unread']),
          link: texts(verdictTexts),
          tables: texts([...verdictTexts, 'listed']),
          session: texts([...verdictTexts, 'notOnAtEnd']),
        },
        closed,
      ),
      clauses: Type.Object(
        { place: Clause, months: Clause, viewers: Clause, link: Clause, tables: Clause, session: Clause },
        closed,
      ),
      result: texts([
        'label',
        'count',
        'met',
        'metText',
        'missed',
        'missedText',
        'open',
        'openText',
        'idle',
        'idleText',
        'window',
        'ignored',
        'unread',
        'chart',
        'chartLine',
        'article',
        'note',
        'privacy',
      ]),
      states: texts(['met', 'missed', 'open']),
      ...Answered,
    },
    closed,
  ),
  'stream-link-check': Type.Object(
    {
      title: Text,
      fields: texts(['platform', 'twitch', 'youtube', 'link', 'linkHint', 'submit']),
      problems: texts(streamLinkProblems),
      notices: texts(streamLinkNotices),
      result: texts([
        'label',
        'idle',
        'idleText',
        'accepted',
        'refused',
        'enter',
        'twitch',
        'youtube',
        'found',
        'article',
        'note',
      ]),
      clause: Clause,
      ...Answered,
    },
    closed,
  ),
  'link-shapes': Type.Object(
    {
      title: Text,
      lead: Text,
      /** What is the id stands between `[` and `]`. */
      groups: Type.Array(
        Type.Object(
          {
            title: Text,
            text: Text,
            accepted: Texts,
            refused: Type.Array(Type.Object({ shape: Text, why: Text }, closed)),
          },
          closed,
        ),
      ),
      labels: texts(['accepted', 'refused']),
    },
    closed,
  ),
  'streamer-payout': Type.Object(
    {
      title: Text,
      lead: Text,
      rules: Type.Object({ cashbackPercent: Type.Number(), sessionPercent: Type.Number() }, closed),
      fields: texts(['sessions', 'sessionsHint', 'zone', 'zoneHint', 'ownZone', 'submit', 'example']),
      lines: texts(payoutColumns),
      result: texts([
        'label',
        'idle',
        'unread',
        'week',
        'sessions',
        'fees',
        'cashback',
        'after',
        'own',
        'left',
        'ambiguous',
        'skipped',
        'total',
        'article',
        'zone',
      ]),
      clause: Clause,
      note: Text,
      /** For visitors whose own law is stricter than the edition's; `{law}` names it. */
      refusal: Text,
      ...Answered,
    },
    closed,
  ),
  'payout-refusal': Type.Object(
    {
      suit: SuitName,
      title: Text,
      paragraphs: Texts,
      law: Type.Object({ title: Text, text: Text, link: ContentLink }, closed),
      clauses: Type.Array(Clause, { minItems: 1 }),
      article: Text,
    },
    closed,
  ),
} as const

export type StreamerContent<K extends keyof typeof streamerSchemas> = Static<(typeof streamerSchemas)[K]>
