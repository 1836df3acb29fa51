import type { ContentClock } from '#shared/site/content-clock.ts'
import type { TournamentEvent } from '#shared/tournaments/tournaments.ts'

/** Octets that a line may have without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75
const MINUTE_MS = 60_000
const LINE_BREAK = '\r\n'

/** How long before a tournament a calendar reminds of it. */
const ALARM = '-PT15M'

/** What a calendar holds that has nothing else to tell, as one must hold something (RFC 5545, 3.6). */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

interface CalendarInput {
  /** Of the calendar. */
  name: string
  events: readonly TournamentEvent[]
  brandName: string
  origin: string
  clock: ContentClock
  /** What the events say of themselves, a line each. */
  describe: (event: TournamentEvent) => readonly string[]
  /** The path of the page that tells of an event. */
  pathOf: (event: TournamentEvent) => string
}

/**
 * Tournaments as iCalendar (RFC 5545). An event without an end takes no time in a calendar (3.6.1): a back end may not know
 * how long it will last.
 */
export function formatCalendar({ name, events, brandName, origin, clock, describe, pathOf }: CalendarInput): string {
  const stamp = formatUtc(new Date(clock.startOf(MINUTE_MS)).toISOString())
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brandName)}//Tournaments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(`${brandName}: ${name}`)}`,
    // How often one who subscribes asks again (RFC 7986, 5.7).
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...(events.length === 0 ? UTC_ZONE : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${new URL(origin).host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${formatUtc(event.start)}`,
      ...(event.end === undefined ? [] : [`DTEND:${formatUtc(event.end)}`]),
      `SUMMARY:${escapeText(`${event.name} (${brandName})`)}`,
      `DESCRIPTION:${escapeText(describe(event).join('\n'))}`,
      `URL:${origin}${pathOf(event)}`,
      // A reminder of a game does not make anybody busy.
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(event.name)}`,
      `TRIGGER:${ALARM}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + LINE_BREAK).join('')
}

/** `2026-11-22T17:00:00Z` as `20261122T170000Z` (RFC 5545, 3.3.5, form 2). */
function formatUtc(time: string): string {
  return time.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped; other control characters have no place. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** RFC 5545, 3.1: a long line goes on behind a line break and a space, and no character is cut in two. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      parts.push(part)
      part = ''
      // The space that marks the line as a continuation.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join(`${LINE_BREAK} `)
}
