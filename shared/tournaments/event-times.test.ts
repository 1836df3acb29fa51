import { describe, expect, it } from 'vitest'
import { writeEventTimes } from './event-times.ts'

const inZone = (timeZone: string, at: string, language = 'nl-NL') => writeEventTimes({ at, timeZone, language })

describe('writeEventTimes', () => {
  it('keeps a tournament of 17:00 UTC an hour later once the clock is forward', () => {
    expect(inZone('Europe/Amsterdam', '2027-03-21T17:00:00Z').clock).toBe('18:00')
    expect(inZone('Europe/Amsterdam', '2027-03-28T17:00:00Z').clock).toBe('19:00')
    expect(inZone('Europe/Amsterdam', '2027-10-24T17:00:00Z').clock).toBe('19:00')
    expect(inZone('Europe/Amsterdam', '2027-10-31T17:00:00Z').clock).toBe('18:00')
  })

  it('leaves out the hour that does not exist in spring', () => {
    expect(inZone('Europe/Amsterdam', '2027-03-28T00:59:00Z').clock).toBe('01:59')
    expect(inZone('Europe/Amsterdam', '2027-03-28T01:00:00Z').clock).toBe('03:00')
  })

  it('tells the hour that comes twice in autumn apart by its UTC', () => {
    const first = inZone('Europe/Amsterdam', '2027-10-31T00:30:00Z')
    const second = inZone('Europe/Amsterdam', '2027-10-31T01:30:00Z')
    expect([first.clock, second.clock]).toEqual(['02:30', '02:30'])
    expect([first.utc, second.utc]).toEqual(['00:30', '01:30'])
  })

  it('follows each zone on its own date: Toronto is ahead of Amsterdam by two weeks', () => {
    expect(inZone('America/Toronto', '2027-03-07T22:00:00Z', 'en').clock).toBe('17:00')
    expect(inZone('America/Toronto', '2027-03-14T22:00:00Z', 'en').clock).toBe('18:00')
  })

  it('names the weekday of UTC where that is another one', () => {
    expect(inZone('America/Toronto', '2026-11-23T00:30:00Z', 'en')).toEqual({
      day: 'Sun 22 Nov',
      clock: '19:30',
      utc: 'Mon 00:30',
    })
    expect(inZone('Europe/Amsterdam', '2026-11-22T17:00:00Z')).toEqual({
      day: 'zo 22 nov',
      clock: '18:00',
      utc: '17:00',
    })
  })
})
