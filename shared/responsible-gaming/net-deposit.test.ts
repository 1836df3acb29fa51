import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import { readNumber } from '#shared/site/read-number.ts'
import { computeNetDepositRoom } from './net-deposit.ts'

const netherlands = JSON.parse(
  readFileSync(new URL('../../data/jurisdictions/netherlands.json', import.meta.url), 'utf8'),
) as Jurisdiction
if (!netherlands.depositRules) throw new Error('The Netherlands have deposit rules')
const limits = netherlands.depositRules
const known = (value: number | null) => ({ value, problem: null })
const roomOf = (
  deposited: number | null,
  withdrawn: number | null,
  isYoungAdult = false,
  ownLimit: number | null = null,
) =>
  computeNetDepositRoom(
    { deposited: known(deposited), withdrawn: known(withdrawn), isYoungAdult, ownLimit: known(ownLimit) },
    limits,
  )

describe('the room in a month', () => {
  it.each([
    [699.99, null, false, 0.01, false],
    [700, null, false, 0, true],
    [700.01, 0, false, 0, true],
    [900, 200.01, false, 0.01, false],
    [900, 200, false, 0, true],
    [100, 100, false, 700, false],
    [299.99, 0, true, 0.01, false],
    [300, 0, true, 0, true],
    [0.1 + 0.2, 0, true, 299.7, false],
  ])('after %f in and %s out, below 24: %s, is %f', (deposited, withdrawn, isYoung, room, isStopped) => {
    expect(roomOf(deposited, withdrawn, isYoung)).toMatchObject({ room, isStopped })
  })

  it('is not told without a figure', () => {
    expect(roomOf(null, 100)).toMatchObject({ net: null, room: null, isStopped: false, stop: 700 })
  })

  it.each([
    ['700', '200 eur'],
    ['700', '-200'],
    ['seven hundred', '200'],
    ['100', '1.000.00'],
  ])('is not told of %j in and %j out, one of which cannot be read', (put, taken) => {
    const [deposited, withdrawn] = [readNumber(put, 'en'), readNumber(taken, 'en')]
    expect(
      computeNetDepositRoom({ deposited, withdrawn, isYoungAdult: false, ownLimit: known(null) }, limits),
    ).toMatchObject({ net: null, room: null, isStopped: false })
  })

  it('is not told of somebody who took out more than they put in', () => {
    expect(roomOf(0, 100)).toMatchObject({ net: -100, room: null, isStopped: false })
    expect(roomOf(99.99, 100, true)).toMatchObject({ net: -0.01, room: null })
  })

  it('is never below zero, and what fits into it reaches the stop and no more', () => {
    const cents = fc.integer({ min: 0, max: 200_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (deposited, withdrawn, isYoung) => {
        const { room, isStopped } = roomOf(deposited, withdrawn, isYoung)
        expect(room === null).toBe(deposited < withdrawn)
        expect(room ?? 0).toBeGreaterThanOrEqual(0)
        expect(isStopped).toBe(room === 0)
        if (room) expect(roomOf(deposited + room, withdrawn, isYoung)).toMatchObject({ room: 0, isStopped: true })
      }),
    )
  })
})

describe('a limit of one’s own', () => {
  it.each([
    [350, false, false],
    [350.01, false, true],
    [150, true, false],
    [150.01, true, true],
  ])('of %f, below 24: %s, needs a talk: %s', (ownLimit, isYoung, needsContact) => {
    expect(roomOf(null, null, isYoung, ownLimit).needsContact).toBe(needsContact)
  })

  it('is not judged when there is none', () => {
    expect(roomOf(1, 1).needsContact).toBeNull()
  })
})
