import Type from 'typebox'
import { answer } from '#server/site/api-schemas.ts'
import type { ApiScope } from '#server/site/api-scope.ts'
import { forbids } from '#shared/law/jurisdictions.ts'

const BrandAmbassadors = Type.Array(Type.Object({ slug: Type.String(), name: Type.String() }))

export function teamApi({ share }: ApiScope) {
  const schema = answer('Brand ambassadors, none where the edition has none', BrandAmbassadors)
  share('/brand-ambassador', schema, 'brand-ambassadors', (all, _, { jurisdiction }) =>
    forbids(jurisdiction, 'roleModels') ? [] : all,
  )
}
