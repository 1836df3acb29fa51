import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { collectRules, RegionRulesSchema } from './collect-rules.ts'
import { loadCountryLaws } from './country-laws.ts'

const data = fileURLToPath(new URL('../../data/', import.meta.url))
const delivered = readFileSync(`${data}markets/global/region-rules.json`, 'utf8')
const laws = await loadCountryLaws(data)
type Rules = Static<typeof RegionRulesSchema>
type Group = Rules['groups'][number]
type Change = { [Key in keyof Group]?: Group[Key] | undefined }

/** The rules of the general edition with one group changed. */
function rulesWith(id: string, change: Change, countryLaws = laws) {
  const { $schema: _, ...rules } = JSON.parse(delivered) as Rules & { $schema: string }
  const groups = rules.groups.map((group) => (group.id === id ? ({ ...group, ...change } as Group) : group))
  return collectRules('rules.json', { ...rules, groups }, countryLaws)
}

it('R19: opens a country for a law of its own that allows it, and warns where nobody has looked it up', () => {
  const rules = rulesWith('', {})
  expect(rules.MT).toMatchObject({ id: 'licensed', ruleType: null, source: laws.get('MT')?.source })
  expect(rules.NZ).toMatchObject({ id: 'unchecked', ruleType: 'WARNING' })
  const without = rulesWith('', {}, new Map([...laws].filter(([country]) => country !== 'CA')))
  expect(without.CA).toMatchObject({ id: 'unchecked', ruleType: 'WARNING' })
  // A group that names a country goes before the one for what its law says.
  expect([rules.US?.id, rules.DE?.id]).toEqual(['united-states', 'local-licence'])
})

it.each<[string, Change, string]>([
  ['licensed', { source: { nl: 'Wet', en: 'Act' } }, 'licensed restricts nobody; expected a source for each'],
  ['local-licence', { ruleType: null }, 'of local-licence is open, which expected “allowed”'],
  ['unchecked', { ruleType: null, source: undefined }, 'expected a source of its own in country-laws'],
  ['netherlands', { countries: ['NL', 'NZ'] }, 'NZ of netherlands expected a source of its own'],
  ['netherlands', { laws: 'allowed' }, 'netherlands expected countries or laws, not both'],
  ['netherlands', { countries: ['US'] }, 'US expected in one group only'],
  ['prohibited', { laws: 'needLicence' }, 'needLicence expected in one group only'],
  ['unchecked', { countries: ['NZ'] }, 'expected a group for AD'],
  ['closed-market', { countries: ['ZZ'] }, 'ZZ expected a country of ISO 3166-1'],
])('does not take %s changed to %j, and says so at the start', (id, change, message) => {
  expect(() => rulesWith(id, change)).toThrow(message)
})

it('does not take a visitor of no known place as unrestricted', () => {
  const { $schema: _, ...rules } = JSON.parse(delivered) as Rules & { $schema: string }
  const validator = Compile(RegionRulesSchema)
  expect(validator.Check(rules)).toBe(true)
  expect(validator.Check({ ...rules, unknown: { ...rules.unknown, ruleType: null } })).toBe(false)
})
