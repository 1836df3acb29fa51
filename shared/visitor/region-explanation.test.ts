import { expect, it } from 'vitest'
import { describeEffects, type RegionEffects } from './region-explanation.ts'
import type { RuleType } from './visitor.ts'

it.each<[RuleType | null, boolean, RegionEffects]>([
  [null, false, { areDownloadsOff: false, signUp: 'open', prompts: [] }],
  [null, true, { areDownloadsOff: false, signUp: 'open', prompts: ['ontario'] }],
  ['WARNING', false, { areDownloadsOff: false, signUp: 'closed', prompts: ['region-warning'] }],
  ['WARNING', true, { areDownloadsOff: false, signUp: 'closed', prompts: ['region-warning', 'ontario'] }],
  ['BLOCKED', false, { areDownloadsOff: true, signUp: 'refused', prompts: [] }],
])('the rule %s, in Ontario: %s, comes to %j', (ruleType, isInOntario, expected) => {
  const edition = { id: 'global', isGeneralSiteDialog: false } as const
  expect(describeEffects({ visitor: { ruleType, isInOntario }, edition })).toEqual(expected)
})
