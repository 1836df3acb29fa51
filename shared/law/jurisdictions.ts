import Type, { type Static } from 'typebox'
import { HttpsUrl, LocaleText } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { currencies } from '#shared/site/money.ts'
import { atLeast, exactly, Text } from '#shared/site/schema.ts'
import { type ForbiddenKind, forbiddenKinds } from './forbidden-kinds.ts'

const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** In years (specification, section 5). */
const Age = Type.Union([Type.Literal(18), Type.Literal(19), Type.Literal(21), Type.Literal(24)])

/** ISO 8601 date on which a person has checked it; null: nobody has yet. */
export const VerifiedOn = Type.Union([IsoDate, Type.Null()])

const Source = exactly({
  title: Type.String({ minLength: 1 }),
  url: Type.Union([HttpsUrl, Type.Null()]),
  verifiedOn: VerifiedOn,
})

const Helpline = exactly({
  name: Type.String({ minLength: 1 }),
  url: HttpsUrl,
  /** As it is written there, to be dialled from there; null: it is reached in writing only. */
  phone: Type.Union([Type.String({ pattern: '^\\+?[0-9][0-9 -]+$' }), Type.Null()]),
  /** null: not known. */
  hours: Type.Union([LocaleText, Type.Null()]),
  /** null: not known. */
  cost: Type.Union([LocaleText, Type.Null()]),
  /** What somebody finds there; null: nothing is said of it. */
  about: Type.Union([LocaleText, Type.Null()]),
  /** How to ask there without calling; null: nothing is said of it. */
  writing: Type.Union([LocaleText, Type.Null()]),
  verifiedOn: VerifiedOn,
  source: HttpsUrl,
})
export type Helpline = Static<typeof Helpline>

const SelfExclusion = exactly({
  name: Type.String({ minLength: 1 }),
  url: HttpsUrl,
  minimumMonths: Type.Integer({ minimum: 1 }),
  maximumYears: Type.Integer({ minimum: 1 }),
  /** Days between asking to be taken out and being out. */
  reflectionDays: Type.Integer({ minimum: 0 }),
  verifiedOn: VerifiedOn,
  source: HttpsUrl,
})

const AmountByAge = exactly({ adult: Type.Integer(), youngAdult: Type.Integer() })

const DepositRules = exactly({
  currency: Type.Enum([...currencies]),
  adultFrom: Type.Integer(),
  /** A monthly deposit limit above this is set only after we have spoken with the player. */
  contactMoment: AmountByAge,
  /** Deposits minus withdrawals in one calendar month after which deposits stop until the player can show they can afford it. */
  netDepositStop: AmountByAge,
  sources: atLeast(1, Source),
})
export type DepositRules = Static<typeof DepositRules>

const LegalSource = exactly({
  id: Text,
  title: Text,
  url: Type.Union([HttpsUrl, Type.Null()]),
  verifiedOn: VerifiedOn,
})

/** Regular expressions without flags, read without regard to case, in the words of each language. */
const Patterns = exactly({ nl: Type.Array(Text), en: Type.Array(Text) })

/** What the law of a market asks of a site there; one file each in `data/jurisdictions/`. `law` is the id of a source. */
export const JurisdictionSchema = exactly({
  id: Text,
  /** Where it is the law: ISO 3166-1 countries and ISO 3166-2 subdivisions; nowhere by itself when empty. */
  territory: Type.Array(Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$' })),
  /** First and last day on which this is the law; null: no end is known. */
  effectiveFrom: IsoDate,
  effectiveTo: Type.Union([IsoDate, Type.Null()]),
  /** The age mark of every page. */
  minimumAge: Age,
  /** Every age that a page may name as a limit there: to play, in a part of the market, for a bonus. */
  ages: atLeast(1, Age),
  /** Stand on every page, word for word. */
  mandatoryTexts: Type.Array(exactly({ id: Text, text: LocaleText, law: Text })),
  mandatoryLinks: Type.Array(exactly({ id: Text, name: Text, url: HttpsUrl, law: Text, verifiedOn: VerifiedOn })),
  badges: Type.Array(
    exactly({
      id: Text,
      imagePath: Text,
      url: Type.Union([HttpsUrl, Type.Null()]),
      law: Text,
      verifiedOn: VerifiedOn,
    }),
  ),
  /** What the law forbids there, and the words that give it away; what is forbidden is not shown. */
  forbidden: Type.Array(exactly({ kind: Type.Enum([...forbiddenKinds]), law: Text, patterns: Patterns })),
  /** In which currencies an amount of each kind may be shown (decision 0002). */
  currencies: exactly({
    bonus: Type.Array(Type.Enum([...currencies])),
    stake: Type.Array(Type.Enum([...currencies])),
    event: Type.Array(Type.Enum([...currencies])),
    law: Text,
  }),
  helplines: atLeast(1, Helpline),
  selfExclusion: Type.Union([SelfExclusion, Type.Null()]),
  depositRules: Type.Union([DepositRules, Type.Null()]),
  /** Age in years below which nobody gets a bonus or a reward; null: the age to play is enough. */
  bonusAge: Type.Union([exactly({ from: Age, law: Text }), Type.Null()]),
  sources: atLeast(1, LegalSource),
})
export type Jurisdiction = Static<typeof JurisdictionSchema>

export function forbids({ forbidden }: Pick<Jurisdiction, 'forbidden'>, kind: ForbiddenKind): boolean {
  return forbidden.some((entry) => entry.kind === kind)
}

/** The warnings that every page carries, one for each law; empty where the data has none, which compliance finds. */
export function warningOf({ mandatoryTexts }: Pick<Jurisdiction, 'mandatoryTexts'>, locale: Locale): string {
  return mandatoryTexts
    .filter(({ id }) => id === 'warning')
    .map(({ text }) => text[locale])
    .join(' ')
}

/** What a call costs and when somebody answers, as a phrase of its own: “Free and anonymous, day and night”; null: not known. */
export function termsOf({ cost, hours }: Pick<Helpline, 'cost' | 'hours'>, locale: Locale): string | null {
  const terms = [cost?.[locale], hours?.[locale]].filter((term) => term !== undefined).join(', ')
  return terms === '' ? null : terms.charAt(0).toUpperCase() + terms.slice(1)
}

/** Where people who gamble too much find help, one step from every page: the nearest first. */
export function helpLinksOf({ mandatoryLinks }: Pick<Jurisdiction, 'mandatoryLinks'>): Jurisdiction['mandatoryLinks'] {
  return mandatoryLinks.filter(({ id }) => id === 'help')
}
