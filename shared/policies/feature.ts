import Type from 'typebox'
import type { Feature } from '#shared/site/feature.ts'
import type { PolicyComparisonContent, PolicyContent } from './policies.ts'
import { policyRows } from './policy-routes.ts'

export const policies = {
  routes: policyRows(),
  sections: {
    // Made from a policy's texts (`server/policies/`); no content file may hold one.
    policy: Type.Unsafe<PolicyContent>(Type.Never()),
    'policy-comparison': Type.Unsafe<PolicyComparisonContent>(Type.Never()),
  },
  dutySections: ['policy', 'policy-comparison'],
} as const satisfies Feature
