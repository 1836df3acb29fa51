import Type from 'typebox'
import type { CalculatorLaw } from '#shared/law/calculator-law.ts'
import type { LoyaltyTerms } from '#shared/loyalty/loyalty-points.ts'
import type { BonusTerms } from '#shared/promotions/bonus-release.ts'
import { promotionIds } from '#shared/promotions/promotions.ts'
import { AmountText } from '#shared/site/amount-text.ts'
import type { CalculatorEntries } from '#shared/site/calculator-entries.ts'
import { ContentLink } from '#shared/site/content-link.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const Entry = Type.Object({ term: Text, ...AmountText }, closed)
const Step = Type.Object({ title: Text, ...AmountText }, closed)

/** What the server adds to a calculator's content: the law, what was asked, and the terms, which are null where the law shows them to nobody. */
export interface CalculatorMarket<Terms> {
  law: CalculatorLaw
  entries: CalculatorEntries | null
  terms: Terms | null
}
const market = <Terms>() => Type.Optional(Type.Unsafe<CalculatorMarket<Terms>>(Type.Never()))

/** Content of the sections about tournaments and promotions. */
export const eventSchemas = {
  'page-hero': Type.Object(
    {
      /** Where the picture stands on a wide screen; figure: the first fact is as large as the title. */
      look: Type.Union([
        Type.Literal('beside'),
        Type.Literal('mirrored'),
        Type.Literal('centre'),
        Type.Literal('figure'),
      ]),
      title: Text,
      lead: Text,
      /** A drawing, and what it shows. */
      scene: Text,
      alt: Text,
      /** The pages above this one, from the top down. */
      parents: Type.Array(Type.Object({ label: Text, page: Text }, closed)),
      /** How the page is called in the breadcrumb. */
      name: Text,
      facts: Type.Array(Entry),
      /** Besides the download button. */
      link: ContentLink,
      note: Type.Optional(Text),
    },
    closed,
  ),
  'page-head': Type.Object(
    {
      title: Text,
      lead: Text,
      parents: Type.Array(Type.Object({ label: Text, page: Text }, closed)),
      name: Text,
    },
    closed,
  ),
  schedule: Type.Object(
    {
      title: Text,
      lead: Text,
      /** Tournaments of these names only. */
      names: Type.Optional(Type.Array(Text, { minItems: 1 })),
      /** Series whose id begins like this only. */
      series: Type.Optional(Text),
      /** The series that comes first only. */
      isNext: Type.Optional(Type.Boolean()),
      hasFilters: Type.Boolean(),
      note: Text,
      /** Says why an amount is not in the edition's currency; shown where one is not. */
      currencyNote: Text,
      empty: Type.Object({ title: Text, text: Text }, closed),
    },
    closed,
  ),
  ladder: Type.Object(
    {
      title: Text,
      lead: Text,
      /** From the first to the last; the picture has a stair for each. */
      steps: Type.Array(Step, { minItems: 2, maxItems: 5 }),
      passes: Type.Object({ title: Text, items: Type.Array(Entry, { minItems: 1 }) }, closed),
      note: Text,
    },
    closed,
  ),
  steps: Type.Object(
    { title: Text, lead: Type.Optional(Text), steps: Type.Array(Step, { minItems: 2 }), note: Type.Optional(Text) },
    closed,
  ),
  doors: Type.Object(
    {
      title: Text,
      lead: Type.Optional(Text),
      /** pictures: each with its scene, large; list: one line each. */
      look: Type.Union([Type.Literal('pictures'), Type.Literal('list')]),
      items: Type.Array(Type.Object({ page: Text, name: Text, scene: Type.Optional(Text), ...AmountText }, closed), {
        minItems: 1,
      }),
    },
    closed,
  ),
  'promotion-terms': Type.Object(
    {
      promotion: Type.Enum([...promotionIds]),
      title: Text,
      paragraphs: Type.Array(Type.Object(AmountText, closed), { minItems: 1 }),
      conditions: Type.Object(
        { title: Text, items: Type.Array(Entry, { minItems: 1 }), note: Text, link: ContentLink },
        closed,
      ),
    },
    closed,
  ),
  'payout-plot': Type.Object(
    {
      title: Text,
      /** Names of the tournament in the timetable; the first of them that promises a prize pool is shown. */
      names: Type.Array(Text, { minItems: 1 }),
      /** `{name}` is the tournament, `{pool}` the prize pool that it promises. */
      paragraphs: Type.Array(Text, { minItems: 1 }),
      label: Text,
      note: Text,
    },
    closed,
  ),
  'leaderboard-history': Type.Object(
    { title: Text, lead: Text, /** `{name}` is the leaderboard. */ label: Text, note: Text },
    closed,
  ),
  'promotion-list': Type.Object(
    {
      title: Text,
      lead: Type.Optional(Text),
      /** all: by state; ended: only what is over by the day on which it is read. */
      shows: Type.Union([Type.Literal('all'), Type.Literal('ended')]),
      items: Type.Array(
        Type.Object(
          {
            promotion: Type.Enum([...promotionIds]),
            /** Page of its own; left out where it has none. */
            page: Type.Optional(Text),
            name: Text,
            ...AmountText,
            /** Who may take part. */
            who: Text,
            /** Everything that its figures depend on, beside them. */
            conditions: Type.Array(Entry, { minItems: 1 }),
          },
          closed,
        ),
        { minItems: 1 },
      ),
      /** Said where nothing of it is to be shown. */
      empty: Text,
      note: Text,
    },
    closed,
  ),
  'bonus-calculator': Type.Object(
    {
      title: Text,
      lead: Text,
      fields: Type.Object({ deposit: Text, fees: Text, days: Text, young: Type.Optional(Text) }, closed),
      /** Where each figure of the result comes from. */
      sources: Type.Object(
        { match: ContentLink, release: ContentLink, deposit: ContentLink, expiry: ContentLink },
        closed,
      ),
      /** Clause that says who gets nothing. */
      refusal: ContentLink,
      note: Text,
      market: market<BonusTerms>(),
    },
    closed,
  ),
  'loyalty-calculator': Type.Object(
    {
      title: Text,
      lead: Text,
      fields: Type.Object(
        { fees: Text, basis: Text, feesPaid: Text, moneyLost: Text, young: Type.Optional(Text) },
        closed,
      ),
      sources: Type.Object({ points: ContentLink, levels: ContentLink, worth: ContentLink }, closed),
      refusal: ContentLink,
      note: Text,
      market: market<LoyaltyTerms>(),
    },
    closed,
  ),
  questions: Type.Object(
    {
      title: Text,
      items: Type.Array(Type.Object({ question: Text, ...AmountText }, closed), { minItems: 1 }),
    },
    closed,
  ),
  'past-series': Type.Object({ title: Text, lead: Text, note: Text }, closed),
}
