import type { ContentClock } from '#shared/site/content-clock.ts'
import type { TournamentEvent, TournamentSeries } from '#shared/tournaments/tournaments.ts'

/** Octets that a line may have without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75
const MINUTE_MS = 60_000
const LINE_BREAK = '\r\n'

interface CalendarInput {
  series: TournamentSeries
  event: TournamentEvent | null
  brandName: string
  origin: string
  clock: ContentClock
}

/**
 * A series or one of its tournaments as iCalendar (RFC 5545). The events have no end, because nobody knows when a
 * tournament will be over: such an event takes no time in a calendar (3.6.1).
 */
export function formatCalendar({ series, event, brandName, origin, clock }: CalendarInput): string {
  const stamp = formatUtc(new Date(clock.startOf(MINUTE_MS)).toISOString())
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brandName)}//Tournaments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(`${brandName}: ${series.name}`)}`,
    ...(event ? [event] : series.events).flatMap(({ id, name, start }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${new URL(origin).host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${formatUtc(start)}`,
      `SUMMARY:${escapeText(`${name} (${brandName})`)}`,
      `URL:${origin}/`,
      // A reminder of a game does not make anybody busy.
      'TRANSP:TRANSPARENT',
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
