import { beforeEach, describe, expect, it } from 'vitest'
import { type CallOutcome, createBreaker } from './breaker.ts'

let now = 0
let breaker: ReturnType<typeof createBreaker>
beforeEach(() => {
  now = 0
  breaker = createBreaker({ now: () => now })
})

const call = (outcome: CallOutcome) => {
  if (breaker.tryCall()) breaker.report(outcome)
}
const calls = (count: number, outcome: CallOutcome) => {
  for (let index = 0; index < count; index += 1) call(outcome)
}

describe('circuit breaker', () => {
  it('opens at twenty calls of which half have failed, and not before', () => {
    calls(10, 'success')
    calls(9, 'failure')
    expect(breaker.state).toBe('closed')
    call('failure')
    expect(breaker.state).toBe('open')
    expect(breaker.tryCall()).toBe(false)
  })

  it('stays closed below half, and forgets what is older than ten seconds', () => {
    calls(11, 'success')
    calls(9, 'failure')
    expect(breaker.state).toBe('closed')
    now = 10_000
    calls(19, 'failure')
    expect(breaker.state).toBe('closed')
  })

  it('counts no call that its caller has given up', () => {
    calls(40, 'unknown')
    calls(19, 'failure')
    expect(breaker.state).toBe('closed')
  })

  it('lets exactly one call try after five seconds', () => {
    calls(20, 'failure')
    now = 4_999
    expect(breaker.tryCall()).toBe(false)
    now = 5_000
    expect([breaker.tryCall(), breaker.tryCall(), breaker.tryCall()]).toEqual([true, false, false])
    expect(breaker.state).toBe('half-open')
  })

  it('closes when that call succeeds, with nothing held against the back end', () => {
    calls(20, 'failure')
    now = 5_000
    call('success')
    expect(breaker.state).toBe('closed')
    calls(19, 'failure')
    expect(breaker.state).toBe('closed')
  })

  it('stays open for another five seconds when it fails, and tries again at once when it was given up', () => {
    calls(20, 'failure')
    now = 5_000
    call('unknown')
    expect(breaker.tryCall()).toBe(true)
    breaker.report('failure')
    now = 9_999
    expect(breaker.tryCall()).toBe(false)
    now = 10_000
    expect(breaker.tryCall()).toBe(true)
  })
})
