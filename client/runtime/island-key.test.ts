import { expect, it } from 'vitest'
import { islandKeyOf } from './island-key.ts'

it.each([
  ['/terms-conditions/#c-4.2', 'policy-clause_terms-conditions_4.2'],
  ['/nl/terms-conditions/versies/20250814/#c-12.10', 'policy-clause_nl.terms-conditions.versies.20250814_12.10'],
  ['/cookiebeleid/vergelijken/20240125/20250814/#c-3.2', null],
  ['/terms-conditions/#c-4', null],
  ['/terms-conditions/#main', null],
  ['/terms-conditions/', null],
  ['/api/calendar/winterreeks-2026/ggmasters-1122.ics', 'tournament_nl_winterreeks-2026_ggmasters-1122'],
  ['/api/nl/calendar/winterreeks-2026/ggmasters-1122.ics', 'tournament_nl_winterreeks-2026_ggmasters-1122'],
  ['/api/calendar/winterreeks-2026.ics', null],
])('%s: %s', (href, key) => {
  expect(islandKeyOf(new URL(href, 'https://kaartkamer-nl.example'), 'nl')).toBe(key)
})
