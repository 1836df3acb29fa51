import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { daily } from '#server/sandbox/plan.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { roomAt } from '#tests/helpers/room.ts'

it.each(['nl', 'en'])('the daily promotions begin and give what the timetable says (%s)', (locale) => {
  const planned = daily.filter(({ id }) => ['monday-freeroll', 'ticket-freeroll', 'hand-of-the-day'].includes(id))
  const text = readFileSync(`data/pages/daily-promos.${locale}.json`, 'utf8')
  const [, hour, minute] = /(\d\d)[.:](\d\d) (?:uur )?(?:UTC|Nederlandse tijd)/.exec(text) ?? []
  expect(planned.map(({ at, buyIn, guarantee }) => [at, buyIn, guarantee])).toEqual(
    planned.map(() => [`${hour}:${minute}`, 0, businessConstants['freeroll-pool'].amount]),
  )
  expect(planned.map(({ days }) => days)).toEqual([[1], [3], [5]])
})

it.each([
  ['nl', /enveloppen van \{2\}, vier van \{3\} en één van \{4\}/],
  ['en', /of \{2\}, four of \{3\} and one of \{4\}/],
])('the envelopes of a day hold together what a day gives (%s)', (locale, words) => {
  const amountOf = (name: keyof typeof businessConstants) => businessConstants[name].amount
  expect(readFileSync(`data/pages/red-envelope.${locale}.json`, 'utf8')).toMatch(words)
  expect(
    amountOf('envelope-small-count') * amountOf('envelope-small') +
      4 * amountOf('envelope-middle') +
      amountOf('envelope-large'),
  ).toBe(amountOf('envelope-day-total'))
})

it.each(['GGPNL', 'GGPGLOBAL'])('the leaderboards of %s give as many places and as much as the page says', (siteId) => {
  const amountOf = (name: keyof typeof businessConstants) => businessConstants[name].amount
  const boards = roomAt('leaderboards', siteId, '2026-11-26T12:00:00Z')
  expect(boards.map(({ entries }) => [entries.length, entries.reduce((sum, { prize }) => sum + prize, 0)])).toEqual([
    [7, amountOf('leaderboard-rush-total')],
    [5, amountOf('leaderboard-spin-total')],
  ])
})

it('the freerolls of a week are those that the monthly giveaways name', () => {
  const amountOf = (name: keyof typeof businessConstants) => businessConstants[name].amount
  const free = daily.filter(({ buyIn }) => buyIn === 0)
  const byDay = Array.from({ length: 7 }, (_, day) =>
    free.filter(({ days }) => days.includes(day)).map(({ format, guarantee }) => [format === 'satellite', guarantee]),
  )
  const [weekend, weekday] = [amountOf('weekend-freeroll-pool'), amountOf('freeroll-pool')]
  expect(byDay).toEqual([
    [[false, weekend]],
    [[false, weekday]],
    [],
    // Tickets.
    [[true, weekday]],
    [],
    [[false, weekday]],
    [[false, weekend]],
  ])
})
