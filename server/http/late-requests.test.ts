import { expect, it } from 'vitest'
import { createIsLate } from './late-requests.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

const isLate = (header: string | undefined, isFullyBusy = true) =>
  createIsLate({ load: { isFullyBusy: () => isFullyBusy }, wallClock: { now: () => NOW } })({
    headers: { 'x-request-start': header },
  })

it.each([
  ['HAProxy, in ms', `t=${NOW - 500}`],
  ['nginx, in seconds', `t=${(NOW - 29_999) / 1000}`],
])('who has waited long is late: %s', (_, header) => {
  expect(isLate(header)).toBe(true)
})

it.each([
  ['who has not', `t=${NOW - 499}`],
  ['a front whose clock is ahead', `t=${NOW + 3_600_000}`],
  ['a front whose clock is behind', `t=${NOW - 3_600_000}`],
  ['no time', undefined],
  ['a time that is none', 't=yesterday'],
  ['a time without its mark', `${NOW - 600}`],
  ['two times', `t=${NOW - 600}, t=${NOW - 600}`],
  ['a number too long for a time', `t=${'9'.repeat(400)}`],
])('%s is not late', (_, header) => {
  expect(isLate(header)).toBe(false)
})

it('nobody is late for a process that has time', () => {
  expect(isLate(`t=${NOW - 600}`, false)).toBe(false)
})
