import { readNumber } from '#shared/responsible-gaming/budget-plan.ts'
import { momentIn } from '#shared/site/zoned-time.ts'
import { readDay, splitCells } from './stream-list.ts'

const WEEK_MS = 7 * 86_400_000
/** 1970-01-05, the first Monday since moments are counted. */
const FIRST_MONDAY_MS = 4 * 86_400_000

/** A streamed session as its streamer wrote it down. Money in cents. */
export interface StreamedSession {
  line: number
  /** When it ended, in ms since 1970. */
  end: number
  fees: number
  /** Of a tournament: the part that was streamed, in hundredths of a per cent; null for any other session. */
  share: number | null
  isAmbiguous: boolean
  isSkipped: boolean
}

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

/** One week of sessions, from Monday 00:00 UTC to the next. Money in cents. */
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
}

/** The sessions by week, the earliest first. */
export function sumUpWeeks(sessions: readonly StreamedSession[], rules: PayoutRules): PayoutWeek[] {
  const weeks = new Map<number, PayoutWeek>()
  for (const { end, fees, share } of sessions) {
    const redeemableAfter = followingMonday(end)
    const start = redeemableAfter - WEEK_MS
    const week = weeks.get(start) ?? { start, redeemableAfter, sessions: 0, left: 0, fees: 0, cashback: 0 }
    const isCounted = share === null || share >= rules.sessionPercent * 100
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

/**
 * Reads sessions, one a line: day on which it ended, time of day in the zone, fees paid, and for a tournament the share of
 * it that was streamed. Cells are parted by tabs, semicolons or commas; a first line without a figure is their heading.
 */
export function readSessions(text: string, timeZone: string): PayoutList {
  const list: PayoutList = { sessions: [], errors: [] }
  const lines = [...text.split(/\r\n?|\n/).entries()].filter(([, line]) => line.trim() !== '')
  for (const [order, [index, line]] of lines.entries()) {
    if (order === 0 && !/\d/.test(line)) continue
    const read = readLine(splitCells(line), index + 1, timeZone)
    if ('column' in read) list.errors.push(read)
    else list.sessions.push(read)
  }
  return list
}

function readLine(cells: readonly string[], line: number, timeZone: string): StreamedSession | PayoutError {
  const wrong = (column: PayoutColumn, found: string) => ({ line, column, found })
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  const [dateCell = '', timeCell = '', feesCell = '', shareCell = ''] = cells
  if (count < 3 || count > 4) return wrong('columns', String(count))
  const date = readDay(dateCell)
  if (date === null) return wrong('date', dateCell)
  const [, hours = '', minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(timeCell) ?? []
  if (!minutes || Number(hours) > 23 || Number(minutes) > 59) return wrong('time', timeCell)
  const fees = readNumber(feesCell)
  if (fees === null || Number.isNaN(fees)) return wrong('fees', feesCell)
  const [, share = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(shareCell) ?? []
  if (shareCell !== '' && (share === '' || Number(share.replace(',', '.')) > 100)) return wrong('share', shareCell)
  const { at, ...doubt } = momentIn(timeZone, date, `${hours.padStart(2, '0')}:${minutes}`)
  return {
    line,
    end: at,
    fees: Math.round(fees * 100),
    share: shareCell === '' ? null : Math.round(Number(share.replace(',', '.')) * 100),
    ...doubt,
  }
}
