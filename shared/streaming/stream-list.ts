import { isCalendarDay } from '#shared/site/calendar-days.ts'
import { readNumber } from '#shared/site/read-number.ts'

export interface StreamRecord {
  line: number
  /** ISO 8601 date. */
  date: string
  minutes: number
  /** In hundredths, so that 39.9 is a whole number. */
  viewers: number
  tables: TableCount | null
  /** Part of the session that was streamed, in hundredths of a per cent. */
  share: number | null
}

export interface TableCount {
  ours: number
  all: number
}

/** Which part of a line cannot be read; content files say for each what was expected. */
export const listColumns = ['columns', 'date', 'duration', 'viewers', 'tables', 'share'] as const
export type ListColumn = (typeof listColumns)[number]

export interface ListError {
  line: number
  column: ListColumn
  found: string
}

export interface StreamList {
  streams: StreamRecord[]
  errors: ListError[]
}

const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 5
const DAY_MINUTES = 24 * 60

/**
 * Reads streams copied from a spreadsheet, one a line: date, duration, average viewers and, where known, tables
 * (ours/all) and the share of the session that was streamed. Cells are parted by tabs, semicolons or commas; a first line
 * without a figure is their heading.
 */
export function readStreamList(text: string, language: string): StreamList {
  const streams: StreamRecord[] = []
  const errors: ListError[] = []
  for (const [number, line] of linesOf(text)) {
    const read = readLine(splitCells(line), number, language)
    if ('column' in read) errors.push(read)
    else streams.push(read)
  }
  return { streams, errors }
}

/**
 * The lines of a pasted list with their numbers from 1, without empty ones and without its heading: a first line that has
 * no figure, where others follow. Alone it was meant to be read.
 */
export function linesOf(text: string): [number: number, line: string][] {
  const lines = [...text.split(/\r\n?|\n/).entries()]
    .filter(([, line]) => line.trim() !== '')
    .map(([index, line]): [number, string] => [index + 1, line])
  const isHeaded = lines.length > 1 && !/\d/.test(lines[0]?.[1] ?? '')
  return isHeaded ? lines.slice(1) : lines
}

function readLine(cells: readonly string[], line: number, language: string): StreamRecord | ListError {
  const count = cells.findLastIndex((cell) => cell !== '') + 1
  const [dateCell = '', durationCell = '', viewersCell = '', tablesCell = '', shareCell = ''] = cells
  const wrong = (column: ListColumn, found: string) => ({ line, column, found })
  if (count < FEWEST_COLUMNS || count > MOST_COLUMNS) return wrong('columns', String(count))
  const date = readDay(dateCell, language)
  if (date === null) return wrong('date', dateCell)
  const minutes = readDuration(durationCell)
  if (minutes === null || minutes === 0 || minutes > DAY_MINUTES) return wrong('duration', durationCell)
  const { value: viewers } = readNumber(viewersCell, language)
  if (viewers === null) return wrong('viewers', viewersCell)
  const tables = readTables(tablesCell)
  if (tables === undefined) return wrong('tables', tablesCell)
  const share = readShare(shareCell)
  if (share === undefined) return wrong('share', shareCell)
  return { line, date, minutes, viewers: Math.round(viewers * 100), tables, share }
}

/**
 * Cells of a line, parted by whichever delimiter it has: tabs, semicolons, commas with a space behind them (then others
 * are decimal ones), commas. A quoted one may hold it, and a quote written twice.
 */
export function splitCells(line: string): string[] {
  const delimiter = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ','
  const isSpaced = delimiter === ',' && /,\s/.test(line)
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === delimiter && !isQuoted && !(isSpaced && /\S/.test(line[at + 1] ?? ' '))) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  cells.push(cell.trim())
  return cells
}

/**
 * `2026-11-20`, `20-11-2026`, `20/11/2026` or `20.11.2026`, with a time of day behind it or not; null for anything else.
 * In English `3/4/2026` is the fourth of March to some, so it is not guessed.
 */
export function readDay(text: string, language: string): string | null {
  const [written = ''] = text.split(/[T\s]/)
  const [, day, mark, month, year] = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(written) ?? []
  const isTwofold = mark !== '.' && day !== month && Number(day) <= 12 && Number(month) <= 12
  if (isTwofold && language.startsWith('en')) return null
  const date = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written
  return isCalendarDay(date) ? date : null
}

/** Minutes of `3:30`, `3:30:00`, `3h30`, `3u30`, `3.5 h`, `3,5 uur`, `210` or `210 min`; null for anything else. */
export function readDuration(text: string): number | null {
  const [, hours, minutes, seconds = '0'] =
    /^(\d{1,2})\s*[:hu]\s*([0-5]\d)(?::([0-5]\d)|\s*m(?:in)?)?$/i.exec(text) ?? []
  if (hours && minutes) return Number(hours) * 60 + Number(minutes) + (Number(seconds) >= 30 ? 1 : 0)
  const [, inHours] = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:h|hrs?|hours?|u|uur|uren)$/i.exec(text) ?? []
  if (inHours) return Math.round(Number(inHours.replace(',', '.')) * 60)
  const [, inMinutes] = /^(\d{1,4})\s*(?:m|min|minutes?|minuten)?$/i.exec(text) ?? []
  return inMinutes ? Number(inMinutes) : null
}

/** `3/6`: ours and all. null where the cell is empty, undefined where it cannot be read. */
function readTables(text: string): TableCount | null | undefined {
  if (text === '') return null
  const [, ours, all] = /^(\d{1,3})\s*(?:\/|van|of|out of)\s*(\d{1,3})$/i.exec(text) ?? []
  const count = { ours: Number(ours), all: Number(all) }
  return ours && all && count.all > 0 && count.ours <= count.all ? count : undefined
}

/**
 * In hundredths of a per cent: `80%` or `80`. A figure up to 1 without its sign may be a share of one or a per cent, so it
 * is not guessed. null where the cell is empty, undefined where it cannot be read.
 */
export function readShare(text: string): number | null | undefined {
  if (text === '') return null
  const [, figure = '', sign = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(%?)$/.exec(text) ?? []
  const share = Number(figure.replace(',', '.'))
  if (figure === '' || share > 100 || (sign === '' && share > 0 && share <= 1)) return undefined
  return Math.round(share * 100)
}
