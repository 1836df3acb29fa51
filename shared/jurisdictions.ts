import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false }

/**
 * publicInducement: bonuses and credits shown to the public (AGCO, standard 2.05); roleModels: people of renown in
 * advertising; lossBonus: a bonus linked to a loss; urgency: pressure by a deadline (KSA, requirements on bonuses).
 */
const forbiddenKinds = ['publicInducement', 'roleModels', 'lossBonus', 'urgency'] as const

/** What the law of a market asks of a site there; one file each in `data/jurisdictions/`. */
export const JurisdictionSchema = Type.Object(
  {
    id: Type.String(),
    /** In years (specification, section 5). */
    minimumAge: Type.Union([18, 19, 21, 24].map((age) => Type.Literal(age))),
    /** What the law forbids there; what is forbidden is not shown. */
    forbidden: Type.Array(Type.Enum([...forbiddenKinds])),
    sources: Type.Array(
      Type.Object(
        {
          title: Type.String({ minLength: 1 }),
          url: Type.Union([Type.String({ pattern: '^https://' }), Type.Null()]),
          /** ISO 8601 date on which a person has read it there; null: nobody has yet. */
          verifiedOn: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
)
export type Jurisdiction = Static<typeof JurisdictionSchema>
