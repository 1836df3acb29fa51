import { describe, expect, it } from 'vitest'
import { createContentClock, holdsAt, isPredictable, keepWhileTrue, spanOf } from './content-clock.ts'

const at = (time: string) => Date.parse(time)

describe('a content clock', () => {
  it('has nothing to remember while nothing is compared, or only what has come', () => {
    const clock = createContentClock(1_000)
    expect(clock.hasCome(1_000)).toBe(true)
    expect(clock.hasCome(-5)).toBe(true)
    expect(clock.changesAt).toBe(Number.POSITIVE_INFINITY)
    expect(isPredictable(clock)).toBe(true)
    expect(spanOf(clock)).toBe('')
  })

  it('remembers the first of the moments that have not come', () => {
    const clock = createContentClock(1_000)
    for (const moment of [3_000, 1_001, 2_000]) expect(clock.hasCome(moment)).toBe(false)
    expect(clock.changesAt).toBe(1_001)
    expect(isPredictable(clock)).toBe(true)
    expect(holdsAt(clock, 1_000)).toBe(true)
    expect(holdsAt(clock, 1_001)).toBe(false)
    expect(holdsAt(clock, 999)).toBe(false)
  })

  it.each([
    // Clocks go forward at 1:00 UTC on the last Sunday of March, and back on the last of October.
    ['Europe/Amsterdam', '2027-03-28', '2027-03-27T23:00:00Z'],
    ['Europe/Amsterdam', '2027-03-29', '2027-03-28T22:00:00Z'],
    ['Europe/Amsterdam', '2027-10-31', '2027-10-30T22:00:00Z'],
    ['Europe/Amsterdam', '2027-11-01', '2027-10-31T23:00:00Z'],
    ['America/Toronto', '2027-01-01', '2027-01-01T05:00:00Z'],
    ['America/Toronto', '2027-03-15', '2027-03-15T04:00:00Z'],
    ['UTC', '2027-01-01', '2027-01-01T00:00:00Z'],
    // Clocks go forward at midnight: the day begins at one.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
  ])('in %s, %s begins at %s', (timeZone, date, begins) => {
    const before = createContentClock(at(begins) - 1)
    expect(before.hasBegun(date, timeZone)).toBe(false)
    expect(before.changesAt).toBe(at(begins))
    expect(createContentClock(at(begins)).hasBegun(date, timeZone)).toBe(true)
  })

  it('rounds down to spans of time, and remembers when the present one ends', () => {
    const clock = createContentClock(12_345)
    expect(clock.startOf(5_000)).toBe(10_000)
    expect(clock.changesAt).toBe(15_000)
  })

  it('holds for its own moment only when the time itself was read', () => {
    const clock = createContentClock(12_345)
    expect(clock.readNow()).toBe(12_345)
    expect(holdsAt(clock, 12_345)).toBe(false)
  })

  it('is no longer predictable when what is made shows what others change', () => {
    const clock = createContentClock(0)
    clock.include({ changesAt: Number.POSITIVE_INFINITY, freshMs: 60_000 })
    expect(clock.changesAt).toBe(Number.POSITIVE_INFINITY)
    expect(isPredictable(clock)).toBe(false)
  })
})

describe('keepWhileTrue', () => {
  it('gives the same object for the same source until its date, and tells every clock of that date', () => {
    let derived = 0
    const derive = keepWhileTrue((source: { starts: number[] }, clock) => {
      derived += 1
      return { ahead: source.starts.filter((start) => !clock.hasCome(start)) }
    })
    const source = { starts: [100, 200] }
    const first = derive(source, createContentClock(0))
    const clock = createContentClock(99)
    expect(derive(source, clock)).toBe(first)
    expect(clock.changesAt).toBe(100)
    expect(derive(source, createContentClock(100))).toEqual({ ahead: [200] })
    expect(derive(source, createContentClock(250))).toEqual({ ahead: [] })
    // A preview of a day before.
    expect(derive(source, createContentClock(150))).toEqual({ ahead: [200] })
    expect(derive({ starts: [100, 200] }, createContentClock(0))).toEqual(first)
    expect(derived).toBe(5)
  })
})
