import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currencies } from '#shared/site/money.ts'
import { bandOf, buyInBands, matchesFilter } from './schedule-filters.ts'
import { tournamentFormats } from './tournament-formats.ts'
import type { TournamentEvent } from './tournaments.ts'

const event: TournamentEvent = {
  id: 'a',
  name: 'A',
  format: 'omaha',
  start: '2026-11-22T17:00:00Z',
  lateRegistrationMinutes: 60,
  buyIn: { amount: 55, currency: 'EUR' },
  guarantee: null,
}
const all = { currency: '', format: '', band: '' }

it.each([
  [0.5, 'low'],
  [25, 'low'],
  [25.01, 'middle'],
  [100, 'middle'],
  [100.01, 'high'],
  [10_300, 'high'],
])('a buy-in of %d is %s', (amount, band) => {
  expect(bandOf({ amount, currency: 'EUR' })).toBe(band)
})

describe('matchesFilter', () => {
  it.each([
    [{}, true],
    [{ format: 'omaha' }, true],
    [{ format: 'freezeout' }, false],
    [{ band: 'middle' }, true],
    [{ band: 'low' }, false],
    [{ currency: 'EUR' }, true],
    [{ currency: 'USD' }, false],
    [{ format: 'omaha', band: 'middle', currency: 'EUR' }, true],
    [{ format: 'omaha', band: 'middle', currency: 'USD' }, false],
    [{ format: 'omaha', band: 'high', currency: 'EUR' }, false],
    [{ format: 'satellite', band: 'middle', currency: 'EUR' }, false],
  ])('%j: %s', (filter, expected) => {
    expect(matchesFilter(event, { ...all, ...filter })).toBe(expected)
  })

  it('finds a format that is newer than this build only where any will do', () => {
    expect(matchesFilter({ ...event, format: null }, all)).toBe(true)
    for (const format of tournamentFormats) {
      expect(matchesFilter({ ...event, format: null }, { ...all, format })).toBe(false)
    }
  })
})

it('the style sheet hides by every value that can be chosen, and by the value itself', () => {
  const css = readFileSync(
    new URL('../../client/tournaments/sections/schedule.module.css', import.meta.url),
    'utf8',
  ).replace(/\s+/g, ' ')
  const rules = [
    ...css.matchAll(
      /\[data-filter="(\w+)"\]\[value="([\w-]+)"\]:checked\) tr\[data-(\w+)\]:not\(\[data-(\w+)="([\w-]+)"\]\)/g,
    ),
  ]
  const hidden = rules.map(([, group, value, ...parts]) => {
    expect(parts).toEqual([group, group, value])
    return `${group} ${value}`
  })
  const choices = [
    ...tournamentFormats.map((format) => `format ${format}`),
    ...buyInBands.map(({ id }) => `band ${id}`),
    ...currencies.map((currency) => `currency ${currency}`),
  ]
  expect(hidden.toSorted()).toEqual(choices.toSorted())
})
