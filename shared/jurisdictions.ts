import Type, { type Static } from 'typebox'
import { HttpsUrl, LocaleText } from './editions.ts'
import { currencies } from './money.ts'

const closed = { additionalProperties: false }

/**
 * publicInducement: bonuses and credits shown to the public (AGCO, standard 2.05); roleModels: people of renown in
 * advertising; lossBonus: a bonus linked to a loss; urgency: pressure by a deadline (KSA, requirements on bonuses).
 */
const forbiddenKinds = ['publicInducement', 'roleModels', 'lossBonus', 'urgency'] as const

/** ISO 8601 date on which a person has checked it; null: nobody has yet. */
export const VerifiedOn = Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()])

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

/** What the law of a market asks of a site there; one file each in `data/jurisdictions/`. */
export const JurisdictionSchema = Type.Object(
  {
    id: Type.String(),
    /** In years (specification, section 5). */
    minimumAge: Type.Union([18, 19, 21, 24].map((age) => Type.Literal(age))),
    /** What the law forbids there; what is forbidden is not shown. */
    forbidden: Type.Array(Type.Enum([...forbiddenKinds])),
    helplines: Type.Array(Helpline, { minItems: 1 }),
    selfExclusion: Type.Union([SelfExclusion, Type.Null()]),
    depositRules: Type.Union([DepositRules, Type.Null()]),
    sources: Type.Array(Source, { minItems: 1 }),
  },
  closed,
)
export type Jurisdiction = Static<typeof JurisdictionSchema>
