import { expect, it } from 'vitest'
import { describeEffects, type RegionEffects } from './region-explanation.ts'
import type { RuleType } from './visitor.ts'

it.each<[RuleType | null, boolean, RegionEffects]>([
  [null, false, { areDownloadsOff: false, signUp: 'open', dialogs: [] }],
  [null, true, { areDownloadsOff: false, signUp: 'open', dialogs: ['ontario'] }],
  ['WARNING', false, { areDownloadsOff: false, signUp: 'closed', dialogs: ['region-warning'] }],
  ['WARNING', true, { areDownloadsOff: false, signUp: 'closed', dialogs: ['region-warning', 'ontario'] }],
  ['BLOCKED', false, { areDownloadsOff: true, signUp: 'refused', dialogs: [] }],
])('the rule %s, in Ontario: %s, comes to %j', (ruleType, isInOntario, expected) => {
  const edition = { id: 'global', isGeneralSiteDialog: false } as const
  expect(
    describeEffects({
      visitor: { ruleType, ruleId: ruleType && 'rule', place: isInOntario ? 'ontario' : null },
      edition,
    }),
  ).toEqual(expected)
})
