import Type, { type Static } from 'typebox'
import { HttpsUrl, LocaleText } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import { currencies } from '#shared/site/money.ts'

const closed = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** In years (specification, section 5). */
const Age = Type.Union([Type.Literal(18), Type.Literal(19), Type.Literal(21), Type.Literal(24)])

/**
 * roleModels: people of renown in advertising; lossBonus: a bonus linked to a loss; urgency: pressure by a deadline;
 * publicInducement: bonuses and credits shown to the public; welcomeBonus: any bonus for a new player; freeWord: the
 * word free where a cost follows.
 */
const forbiddenKinds = ['roleModels', 'lossBonus', 'urgency', 'publicInducement', 'welcomeBonus', 'freeWord'] as const
export type ForbiddenKind = (typeof forbiddenKinds)[number]

/** ISO 8601 date on which a person has checked it; null: nobody has yet. */
export const VerifiedOn = Type.Union([IsoDate, Type.Null()])

const Source = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    url: Type.Union([HttpsUrl, Type.Null()]),
    verifiedOn: VerifiedOn,
  },
  closed,
)

/** Where people in this market talk to somebody, the one to ask first at the top. */
const Helpline = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    url: HttpsUrl,
    /** As it is written there, to be dialled from there; null: it is reached in writing only. */
    phone: Type.Union([Type.String({ pattern: '^\\+?[0-9][0-9 -]+$' }), Type.Null()]),
    /** null: not known. */
    hours: Type.Union([LocaleText, Type.Null()]),
    /** null: not known. */
    cost: Type.Union([LocaleText, Type.Null()]),
    verifiedOn: VerifiedOn,
    source: HttpsUrl,
  },
  closed,
)
export type Helpline = Static<typeof Helpline>

/** A register that keeps people out of every licensed game in this market. */
const SelfExclusion = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    url: HttpsUrl,
    minimumMonths: Type.Integer({ minimum: 1 }),
    maximumYears: Type.Integer({ minimum: 1 }),
    /** Days between asking to be taken out and being out. */
    reflectionDays: Type.Integer({ minimum: 0 }),
    verifiedOn: VerifiedOn,
    source: HttpsUrl,
  },
  closed,
)

/** An amount a month for adults, and a lower one for those who are younger than `adultFrom`. */
const AmountByAge = Type.Object({ adult: Type.Integer(), youngAdult: Type.Integer() }, closed)

/** What the law asks of an operator when somebody deposits much. */
const DepositRules = Type.Object(
  {
    currency: Type.Enum([...currencies]),
    /** In years: from here the higher amounts hold. */
    adultFrom: Type.Integer(),
    /** A monthly deposit limit above this is set only after we have spoken with the player. */
    contactMoment: AmountByAge,
    /** Deposits minus withdrawals in one calendar month after which deposits stop until the player can show they can afford it. */
    netDepositStop: AmountByAge,
    sources: Type.Array(Source, { minItems: 1 }),
  },
  closed,
)
export type DepositRules = Static<typeof DepositRules>

/** A source that demands refer to by its id. */
const LegalSource = Type.Object(
  { id: Text, title: Text, url: Type.Union([HttpsUrl, Type.Null()]), verifiedOn: VerifiedOn },
  closed,
)

/** Regular expressions without flags, read without regard to case, in the words of each language. */
const Patterns = Type.Object({ nl: Type.Array(Text), en: Type.Array(Text) }, closed)

/** What the law of a market asks of a site there; one file each in `data/jurisdictions/`. `law` is the id of a source. */
export const JurisdictionSchema = Type.Object(
  {
    id: Text,
    /** First and last day on which this is the law; null: no end is known. */
    effectiveFrom: IsoDate,
    effectiveTo: Type.Union([IsoDate, Type.Null()]),
    /** The age mark of every page. */
    minimumAge: Age,
    /** Every age that a page may name as a limit there: to play, in a part of the market, for a bonus. */
    ages: Type.Array(Age, { minItems: 1 }),
    /** Stand on every page, word for word. */
    mandatoryTexts: Type.Array(Type.Object({ id: Text, text: LocaleText, law: Text }, closed)),
    /** Are on every page. */
    mandatoryLinks: Type.Array(
      Type.Object({ id: Text, name: Text, url: HttpsUrl, law: Text, verifiedOn: VerifiedOn }, closed),
    ),
    /** Pictures of the footer; `url`: where the badge has to lead. */
    badges: Type.Array(
      Type.Object(
        { id: Text, imagePath: Text, url: Type.Union([HttpsUrl, Type.Null()]), law: Text, verifiedOn: VerifiedOn },
        closed,
      ),
    ),
    /** What the law forbids there, and the words that give it away; what is forbidden is not shown. */
    forbidden: Type.Array(Type.Object({ kind: Type.Enum([...forbiddenKinds]), law: Text, patterns: Patterns }, closed)),
    /** In which currencies an amount of each kind may be shown (decision 0002). */
    currencies: Type.Object(
      {
        bonus: Type.Array(Type.Enum([...currencies])),
        stake: Type.Array(Type.Enum([...currencies])),
        event: Type.Array(Type.Enum([...currencies])),
        law: Text,
      },
      closed,
    ),
    helplines: Type.Array(Helpline, { minItems: 1 }),
    selfExclusion: Type.Union([SelfExclusion, Type.Null()]),
    depositRules: Type.Union([DepositRules, Type.Null()]),
    /** Age in years below which nobody gets a bonus or a reward; null: the age to play is enough. */
    bonusAge: Type.Union([Type.Object({ from: Age, law: Text }, closed), Type.Null()]),
    sources: Type.Array(LegalSource, { minItems: 1 }),
  },
  closed,
)
export type Jurisdiction = Static<typeof JurisdictionSchema>

/** Whether the law of the market forbids this kind of promotion. */
export function forbids({ forbidden }: Pick<Jurisdiction, 'forbidden'>, kind: ForbiddenKind): boolean {
  return forbidden.some((entry) => entry.kind === kind)
}

/** The warning that every page carries; null where the data has none, which compliance finds. */
export function warningOf({ mandatoryTexts }: Pick<Jurisdiction, 'mandatoryTexts'>, locale: Locale): string | null {
  return mandatoryTexts.find(({ id }) => id === 'warning')?.text[locale] ?? null
}

/** Where people who gamble too much find help, one step from every page; null where the data has none. */
export function helpLinkOf({
  mandatoryLinks,
}: Pick<Jurisdiction, 'mandatoryLinks'>): Jurisdiction['mandatoryLinks'][number] | null {
  return mandatoryLinks.find(({ id }) => id === 'help') ?? null
}
