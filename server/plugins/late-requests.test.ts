import { expect, it } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { createRefuseLate } from './late-requests.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

function setUp(hasNoRest = true) {
  const metrics = createMetrics('build')
  const refuse = createRefuseLate({ load: { hasNoRest: () => hasNoRest }, wallClock: { now: () => NOW }, metrics })
  return {
    metrics,
    refuse: (header?: string | string[]) => refuse({ headers: { 'x-request-start': header } as never }),
  }
}

it.each([
  ['HAProxy, in ms', `t=${NOW - 500}`],
  ['nginx, in seconds', `t=${(NOW - 9_999) / 1000}`],
])('a render is refused to who has waited long: %s', async (_, header) => {
  const { refuse, metrics } = setUp()
  expect(() => refuse(header)).toThrow('The site is busy.')
  expect(await metrics.registry.metrics()).toContain('bff_shed_total{type="late"} 1')
})

it.each([
  ['who has not', `t=${NOW - 499}`],
  ['a front whose clock is ahead', `t=${NOW + 3_600_000}`],
  ['a front whose clock is behind', `t=${NOW - 3_600_000}`],
  ['no time', undefined],
  ['a time that is none', 't=yesterday'],
  ['a time without its mark', `${NOW - 600}`],
  ['two times', [`t=${NOW - 600}`, `t=${NOW - 600}`]],
  ['a number too long for a time', `t=${'9'.repeat(400)}`],
])('a render is not refused to %s', (_, header) => {
  expect(() => setUp().refuse(header)).not.toThrow()
})

it('nobody is refused by a process that has rest', () => {
  expect(() => setUp(false).refuse(`t=${NOW - 600}`)).not.toThrow()
})
