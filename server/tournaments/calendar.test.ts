import { describe, expect, it } from 'vitest'
import { createContentClock } from '#shared/site/content-clock.ts'
import type { TournamentEvent } from '#shared/tournaments/tournaments.ts'
import { formatCalendar } from './calendar.ts'

const event: TournamentEvent = {
  id: 'winter-1122-ggmasters',
  name: 'GGMasters',
  format: 'freezeout',
  start: '2026-11-22T17:00:00Z',
  lateRegistrationMinutes: 150,
  buyIn: { amount: 150, currency: 'USD' },
  guarantee: null,
}
const series = { id: 'winter', name: 'Winter', from: '2026-11-22', to: '2026-12-06', events: [event] }
const input = {
  series,
  event: null,
  brandName: 'Kaartkamer',
  origin: 'https://kaartkamer-nl.example',
  clock: createContentClock(Date.parse('2026-11-20T13:30:15.250Z')),
}
const named = (name: string) => formatCalendar({ ...input, series: { ...series, events: [{ ...event, name }] } })
/** RFC 5545, 3.1: the lines as they were before they were folded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('formatCalendar', () => {
  it('writes what RFC 5545 demands of a calendar and of an event, each line ended by CR and LF', () => {
    expect(formatCalendar(input)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Kaartkamer//Tournaments//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Kaartkamer: Winter',
        'BEGIN:VEVENT',
        'UID:winter-1122-ggmasters@kaartkamer-nl.example',
        'DTSTAMP:20261120T133000Z',
        'DTSTART:20261122T170000Z',
        'SUMMARY:GGMasters (Kaartkamer)',
        'URL:https://kaartkamer-nl.example/',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('writes all events of a series, or the one that is asked for', () => {
    const second = { ...event, id: 'second' }
    const long = { ...series, events: [event, second] }
    const idsOf = (text: string) => unfold(text).filter((line) => line.startsWith('UID:'))
    expect(idsOf(formatCalendar({ ...input, series: long }))).toHaveLength(2)
    expect(idsOf(formatCalendar({ ...input, series: long, event: second }))).toEqual([
      'UID:second@kaartkamer-nl.example',
    ])
  })

  it('escapes what has a meaning of its own (3.3.11), and lets nobody start a line', () => {
    expect(unfold(named('Zes; zeven, acht \\ negen'))).toContain('SUMMARY:Zes\\; zeven\\, acht \\\\ negen (Kaartkamer)')
    expect(unfold(named('a\r\nATTENDEE:mailto:x@y.example\nb\u0000c'))).toContain(
      'SUMMARY:a\\nATTENDEE:mailto:x@y.example\\nb c (Kaartkamer)',
    )
  })

  it.each(['x', 'é', '€', '♠', '🂡'])('folds at 75 octets without cutting %s (3.1)', (character) => {
    const name = character.repeat(100)
    const text = named(name)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(unfold(text)).toContain(`SUMMARY:${name} (Kaartkamer)`)
  })
})
