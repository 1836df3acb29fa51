import Type, { type Static } from 'typebox'

const closed = { additionalProperties: false }

/** What the law of a market asks of a site there; one file each in `data/jurisdictions/`. */
export const JurisdictionSchema = Type.Object(
  {
    id: Type.String(),
    /** In years (specification, section 5). */
    minimumAge: Type.Union([18, 19, 21, 24].map((age) => Type.Literal(age))),
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
