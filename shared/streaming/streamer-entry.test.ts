import { describe, expect, it } from 'vitest'
import { fillWords } from '#shared/site/fill-words.ts'
import { readEntry } from './streamer-entry.ts'

const filled = {
  place: 'youtube',
  link: 'https://youtu.be/dQw4w9WgXcQ',
  h1: '22',
  v1: '38',
  h2: '31,5',
  v2: '44.25',
  h3: '0',
  v3: '',
  all: '6',
  ours: '3',
  minutes: '300',
  streamed: '240',
  end: 'on',
}

describe('what the form holds', () => {
  it('is read, with a month of no hours as one in which nothing was streamed', () => {
    const { entry, problems } = readEntry(filled, 'nl-NL')
    expect(problems).toEqual({})
    expect(entry).toMatchObject({
      place: 'youtube',
      link: { isAccepted: true, id: 'dQw4w9WgXcQ' },
      tables: { ours: 3, all: 6 },
      session: { minutes: 300, streamed: 240 },
      isOnAtEnd: true,
    })
    expect(entry.months).toEqual([
      { minutes: 1320, weight: 1320 * 3800 },
      { minutes: 1890, weight: 1890 * 4425 },
      { minutes: 0, weight: 0 },
    ])
  })

  it('is empty when nothing is there', () => {
    const { entry, problems, lines } = readEntry({}, 'nl-NL')
    expect([problems, lines]).toEqual([{}, []])
    expect(entry).toMatchObject({ place: null, months: [null, null, null], streams: [], tables: null, session: null })
  })

  it.each([
    [{ h1: 'veel' }, { h1: 'text' }],
    [{ v2: '-1' }, { v2: 'negative' }],
    [{ v1: '1,250' }, { v1: 'notation' }],
    [{ all: '5,5' }, { all: 'whole' }],
    [{ ours: '7' }, { ours: 'tables' }],
    [{ streamed: '301' }, { streamed: 'session' }],
  ])('%j has its problem at %j', (change, problems) => {
    expect(readEntry({ ...filled, ...change }, 'nl-NL').problems).toEqual(problems)
  })

  it('judges no link that is nobody’s to judge', () => {
    expect(readEntry({ ...filled, place: 'other' }, 'nl-NL').entry.link).toBeNull()
  })

  it('says which lines of the list cannot be read', () => {
    const { entry, lines } = readEntry({ streams: '2026-11-20\t60\t40\nx\ty\tz' }, 'nl-NL')
    expect(entry).toMatchObject({ hasUnreadLines: true })
    expect(lines).toEqual([{ line: 2, column: 'date', found: 'x' }])
  })
})

describe('words', () => {
  it('are filled in, and a name without one is seen', () => {
    expect(fillWords('{a} van {b}, {c}', { a: 3, b: '6' })).toBe('3 van 6, {c}')
  })
})
