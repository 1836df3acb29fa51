import { expect, it } from 'vitest'
import { networkResource } from './network-resource.ts'

const incident = {
  id: 'one',
  title: { nl: 'Storing', en: 'Outage' },
  systems: ['tables'],
  state: 'down',
  isPlanned: false,
  start: '2026-11-09T19:12:00Z',
  end: null as string | null,
  outcome: 'none',
  updates: [],
}
const parse = (...incidents: unknown[]) =>
  networkResource.parse({ checkedAt: '2026-11-20T12:00:00Z', systems: [], incidents })

it('puts the newest incident first and drops what nobody knows', () => {
  const earlier = { ...incident, id: 'two', start: '2026-11-01T19:12:00Z', secret: 1 }
  const status = parse(earlier, incident)
  expect(status?.incidents.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(status?.incidents[1]).not.toHaveProperty('secret')
})

it.each([
  ['an end before the start', { end: '2026-11-09T19:11:00Z' }, '/incidents/0/end must not be before'],
  ['a system that there is not', { systems: ['casino'] }, '/incidents/0/systems/0'],
  ['an outcome that the house rules do not have', { outcome: 'forgotten' }, '/incidents/0/outcome'],
  ['a title in one language', { title: { nl: 'Storing' } }, '/incidents/0/title'],
  ['a time without its zone', { start: '2026-11-09T19:12:00' }, '/incidents/0/start'],
])('refuses %s', (_, changes, message) => {
  expect(() => parse({ ...incident, ...changes })).toThrow(message)
})
