import { readNumber } from '#shared/site/read-number.ts'
import { momentIn } from '#shared/site/zoned-time.ts'
import { linesOf, readDay, readShare, splitCells } from './stream-list.ts'

const WEEK_MS = 7 * 86_400_000
/** 1970-01-05, the first Monday since moments are counted. */
const FIRST_MONDAY_MS = 4 * 86_400_000

export interface StreamedSession {
  line: number
  end: number
  fees: number
  /** Of a tournament: the part that was streamed, in hundredths of a per cent; null for any other session. */
  share: number | null
  isAmbiguous: boolean
  isSkipped: boolean
}

/** Names of the form's fields, which are its query parameters too. */
export const payoutFields = ['sessions', 'zone', 'end'] as const

/** Where streamers are, to choose the zone of their times by. */
export const payoutZones = [
  'UTC',
  'America/Vancouver',
  'America/Toronto',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Amsterdam',
  'Europe/Athens',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const

export const payoutColumns = ['columns', 'date', 'time', 'fees', 'share'] as const
export type PayoutColumn = (typeof payoutColumns)[number]

interface PayoutError {
  line: number
  column: PayoutColumn
  found: string
}

export interface PayoutList {
  sessions: StreamedSession[]
  errors: PayoutError[]
}

export interface PayoutWeek {
  start: number
  /** It can be redeemed after this moment, in ms since 1970: the Monday on which the week is over. */
  redeemableAfter: number
  sessions: number
  /** Tournaments that were streamed too little to count. */
  left: number
  fees: number
  cashback: number
}

/** The Monday, 00:00 UTC, that follows a moment. A session that ends at that very moment belongs to the week that begins. */
export function followingMonday(at: number): number {
  return Math.floor((at - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS + WEEK_MS
}

interface PayoutRules {
  cashbackPercent: number
  sessionPercent: number
  /** Whether streamer mode was active at the end of each tournament: one in which it was not does not count. */
  isOnAtEnd: boolean
}

export function sumUpWeeks(sessions: readonly StreamedSession[], rules: PayoutRules): PayoutWeek[] {
  const weeks = new Map<number, PayoutWeek>()
  for (const { end, fees, share } of sessions) {
    const redeemableAfter = followingMonday(end)
    const start = redeemableAfter - WEEK_MS
    const week = weeks.get(start) ?? { start, redeemableAfter, sessions: 0, left: 0, fees: 0, cashback: 0 }
    const isCounted = share === null || (rules.isOnAtEnd && share >= rules.sessionPercent * 100)
    const total = week.fees + (isCounted ? fees : 0)
    weeks.set(start, {
      ...week,
      sessions: week.sessions + 1,
      left: week.left + (isCounted ? 0 : 1),
      fees: total,
      cashback: Math.floor((total * rules.cashbackPercent) / 100),
    })
  }
  return [...weeks.values()].sort((one, other) => one.start - other.start)
}

interface PayoutReading {
  /** Of times without one of their own. */
  timeZone: string
  language: string
}

/**
 * Reads sessions, one a line: day and time of day at which it ended, in one cell or two, fees paid, and for a tournament
 * the share of it that was streamed. Cells are parted by tabs, semicolons or commas; a first line without a figure is
 * their heading.
 */
export function readSessions(text: string, reading: PayoutReading): PayoutList {
  const list: PayoutList = { sessions: [], errors: [] }
  for (const [number, line] of linesOf(text)) {
    const read = readLine(line, number, reading)
    if ('column' in read) list.errors.push(read)
    else list.sessions.push(read)
  }
  return list
}

/** A day with a time behind it: `2026-11-21 23:30`, `2026-11-21T23:30:00Z`. */
const dayAndTime = /^(\S*\d)(?:T|\s+)(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?Z?)$/
const timeOfDay = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(Z?)$/

function readLine(line: string, number: number, { timeZone, language }: PayoutReading): StreamedSession | PayoutError {
  const wrong = (column: PayoutColumn, found: string) => ({ line: number, column, found })
  const [first = '', ...others] = splitCells(line)
  const [, day, time] = dayAndTime.exec(first) ?? []
  const cells = day && time ? [day, time, ...others] : [first, ...others]
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  const [dateCell = '', timeCell = '', feesCell = '', shareCell = ''] = cells
  const date = readDay(dateCell, language)
  if (date === null) return wrong('date', dateCell)
  // What stands behind the day in its cell is meant for a time, unless a figure follows that one.
  const [, meant] = (!time && /^\S*\d(?:T|\s+)(?!\d{1,2}[:.]\d{2}\s+\d)(\S.*)$/.exec(first)) || []
  if (meant) return wrong('time', meant)
  if (count < 3 || count > 4) return wrong('columns', String(count))
  const [, hours = '', minutes, utc] = timeOfDay.exec(timeCell) ?? []
  if (!minutes || Number(hours) > 23 || Number(minutes) > 59) return wrong('time', timeCell)
  const { value: fees } = readNumber(feesCell, language)
  if (fees === null) return wrong('fees', feesCell)
  // `12,50` between commas is two cells, which read as twelve and a share of fifty.
  if (isSplitAmount(line, feesCell, shareCell)) return wrong('fees', `${feesCell},${shareCell}`)
  const share = readShare(shareCell)
  if (share === undefined) return wrong('share', shareCell)
  const { at, ...doubt } = momentIn(utc ? 'UTC' : timeZone, date, `${hours.padStart(2, '0')}:${minutes}`)
  return { line: number, end: at, fees: Math.round(fees * 100), share, ...doubt }
}

function isSplitAmount(line: string, fees: string, share: string): boolean {
  return /^\d+$/.test(fees) && /^\d{1,2}$/.test(share) && line.includes(`${fees},${share}`)
}
