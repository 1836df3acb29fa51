import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay, readDuration, readStreamList as readList } from './stream-list.ts'

const readStreamList = (text: string) => readList(text, 'nl-NL')
const stream = { line: 1, date: '2026-11-20', minutes: 210, viewers: 4350, tables: { ours: 3, all: 6 }, share: 8000 }

describe('a list of streams', () => {
  it.each([
    ['tabs, as copied from a spreadsheet', '2026-11-20\t3:30\t43,5\t3/6\t80%'],
    ['semicolons, as a Dutch spreadsheet writes it', '20-11-2026;3,5 uur;43,5;3 van 6;80'],
    ['commas', '2026-11-20,210,43.5,3/6,80%'],
    ['commas, with the decimal comma quoted', '2026-11-20,3:30:00,"43,5",3/6,"80,0%"'],
    ['commas with a space behind them, and decimal ones without', '2026-11-20, 210, 43,5, 3/6, 80%'],
    [
      'a byte order mark, a heading and empty lines',
      '\ufeffDatum\tDuur\tKijkers\n\n20/11/2026 20:00\t3h30\t43,50\t3/6\t80%\r\n',
    ],
  ])('is read with %s', (_, text) => {
    const { streams, errors } = readStreamList(text)
    expect(errors).toEqual([])
    expect(streams.map(({ line: _line, ...rest }) => rest)).toEqual([(({ line: _line, ...rest }) => rest)(stream)])
  })

  it('may leave out tables and share', () => {
    const { streams } = readStreamList('2026-11-20\t60\t40\n2026-11-21\t60\t40\t\t80%\n2026-11-22\t60\t40\t1/2\t\t\t')
    expect(streams.map(({ line, tables, share }) => ({ line, tables, share }))).toEqual([
      { line: 1, tables: null, share: null },
      { line: 2, tables: null, share: 8000 },
      { line: 3, tables: { ours: 1, all: 2 }, share: null },
    ])
  })

  it.each([
    ['20 november\t60\t40', 'date', '20 november'],
    ['2026-02-29\t60\t40', 'date', '2026-02-29'],
    ['11/20/2026\t60\t40', 'date', '11/20/2026'],
    ['2026-11-20\tlong\t40', 'duration', 'long'],
    ['2026-11-20\t0\t40', 'duration', '0'],
    ['2026-11-20\t25:00\t40', 'duration', '25:00'],
    ['2026-11-20\t3:75\t40', 'duration', '3:75'],
    ['2026-11-20\t60\tveel', 'viewers', 'veel'],
    ['2026-11-20\t60\t-40', 'viewers', '-40'],
    ['2026-11-20\t60\t1,250', 'viewers', '1,250'],
    ['2026-11-20\t60\t\t3/6', 'viewers', ''],
    ['2026-11-20\t60\t40\t7/6', 'tables', '7/6'],
    ['2026-11-20\t60\t40\t0/0', 'tables', '0/0'],
    ['2026-11-20\t60\t40\t3', 'tables', '3'],
    ['2026-11-20\t60\t40\t3/6\t101%', 'share', '101%'],
    ['2026-11-20\t60\t40\t3/6\t0,8', 'share', '0,8'],
    ['2026-11-20\t60', 'columns', '2'],
    ['2026-11-20,60,39,9,3,6,80', 'columns', '7'],
  ])('%j has its error at %s', (text, column, found) => {
    expect(readStreamList(`Date\tDuration\tViewers\n${text}`)).toEqual({
      streams: [],
      errors: [{ line: 2, column, found }],
    })
  })

  it('takes a line of words for a heading only where others follow', () => {
    expect(readStreamList('gisteren, lang, veel').errors).toEqual([{ line: 1, column: 'date', found: 'gisteren' }])
    expect(readStreamList('datum, duur, kijkers\n2026-11-20, 60, 40').errors).toEqual([])
  })

  it('reads the lines around one that it cannot read', () => {
    const { streams, errors } = readStreamList('2026-11-20\t60\t40\nx1\ty\tz\n2026-11-22\t60\t40')
    expect(streams.map(({ line }) => line)).toEqual([1, 3])
    expect(errors).toEqual([{ line: 2, column: 'date', found: 'x1' }])
  })

  it('loses no line, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), (lines) => {
        const text = lines.map((line) => `1 ${line.replace(/[\r\n]/g, ' ')}`).join('\n')
        const { streams, errors } = readStreamList(text)
        expect(streams.length + errors.length).toBe(lines.length)
      }),
    )
  })
})

describe('one cell', () => {
  it.each([
    ['2026-11-20T20:00:00Z', '2026-11-20'],
    ['1.2.2026', '2026-02-01'],
    ['29-02-2028', '2028-02-29'],
    ['2026/11/20', null],
    ['', null],
  ])('%j is the day %s', (text, date) => {
    expect(readDay(text, 'nl-NL')).toBe(date)
  })

  it.each([
    ['03/04/2026', null, '2026-04-03'],
    ['3-4-2026', null, '2026-04-03'],
    ['13/04/2026', '2026-04-13', '2026-04-13'],
    ['04/04/2026', '2026-04-04', '2026-04-04'],
    ['2026-04-03', '2026-04-03', '2026-04-03'],
  ])('the day %s, which may be a month first in English, is %s there and %s in Dutch', (text, english, dutch) => {
    expect(readDay(text, 'en')).toBe(english)
    expect(readDay(text, 'nl-NL')).toBe(dutch)
  })

  it.each([
    ['3:30', 210],
    ['3:29:30', 210],
    ['3h30m', 210],
    ['3u30', 210],
    ['3.5 h', 210],
    ['3,25 uur', 195],
    ['210', 210],
    ['210 min', 210],
    ['2 uren', 120],
    ['3,5', null],
    ['-3', null],
    ['', null],
  ])('%j are %s minutes', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes)
  })
})
