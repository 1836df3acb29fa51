import { expect, it } from 'vitest'
import { shouldDelayHydration } from './hydration.ts'

it.each([
  ['/', true],
  ['/over-ons/', true],
  ['/nl/over-ons/', true],
  ['/privacy-policy/', false],
  ['/privacy-policy', false],
  ['/nl/privacy-policy/versies/20240125/', false],
  ['/privacy-policy/?a=1', false],
  ['/privacy-policy/#delen', false],
  ['/privacy-policy-oud/', true],
  ['/cookiebeleid/privacy-policy/', true],
  ['/assets/app.js', false],
  ['/api/navigations', false],
  ['/apidocs/', true],
])('%s is delayed: %s', (path, isDelayed) => {
  expect(shouldDelayHydration(path)).toBe(isDelayed)
})

it('excludes before it includes, and delays nothing that is not included', () => {
  const rules = { exclude: [/^\/a\/b/], include: [/^\/a/] }
  expect(['/a/', '/a/b/', '/c/'].map((path) => shouldDelayHydration(path, rules))).toEqual([true, false, false])
})
