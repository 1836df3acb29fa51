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
const input = {
  name: 'Winter',
  events: [event],
  describe: ({ buyIn }: TournamentEvent) => [`Buy-in: ${buyIn.amount}`, 'a; b'],
  pathOf: ({ id }: TournamentEvent) => `/tournaments/ggmasters/#${id}`,
  brandName: 'Kaartkamer',
  origin: 'https://kaartkamer-nl.example',
  clock: createContentClock(Date.parse('2026-11-20T13:30:15.250Z')),
}
const named = (name: string) => formatCalendar({ ...input, events: [{ ...event, name }] })
/** RFC 5545, 3.1: the lines as they were before they were folded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('formatCalendar', () => {
  it('writes what RFC 5545 demands of a calendar and of an event, each line ended by CR and LF', () => {
    const withEnd = { ...event, end: '2026-11-23T05:00:00Z' }
    expect(formatCalendar({ ...input, events: [withEnd] })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Kaartkamer//Tournaments//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Kaartkamer: Winter',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'BEGIN:VEVENT',
        'UID:winter-1122-ggmasters@kaartkamer-nl.example',
        'DTSTAMP:20261120T133000Z',
        'DTSTART:20261122T170000Z',
        'DTEND:20261123T050000Z',
        'SUMMARY:GGMasters (Kaartkamer)',
        'DESCRIPTION:Buy-in: 150\\na\\; b',
        'URL:https://kaartkamer-nl.example/tournaments/ggmasters/#winter-1122-ggmast',
        ' ers',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:GGMasters',
        'TRIGGER:-PT15M',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('writes every event, and no end of one whose end nobody knows', () => {
    const lines = unfold(formatCalendar({ ...input, events: [event, { ...event, id: 'second' }] }))
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([])
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
