import fc from 'fast-check'
import { expect, it } from 'vitest'
import { teamPlayers } from '#server/sandbox/team.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { averageViewers, sumEntries, type TeamActivity } from '#shared/team/team.ts'
import type { TournamentEvent } from '#shared/tournaments/tournaments.ts'
import { roomAt } from '#tests/helpers/room.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const first = Date.parse('2026-04-05T12:00:00Z')
const DAYS = 3652
const teamAt = (now: number) => roomAt('team-activity', 'GGPGLOBAL', now)
const anyMoment = fc.integer({ min: 0, max: DAYS * 24 * 60 }).map((minutes) => first + minutes * MINUTE_MS)
const endOf = ({ start, minutes }: TeamActivity['sessions'][number]) => Date.parse(start) + minutes * MINUTE_MS

/** Once every two months of ten years: all that the team did in them. */
const answers = Array.from({ length: DAYS / 60 }, (_, index) => first + index * 60 * DAY_MS)
const members = answers.flatMap((now) => teamAt(now).map((member) => ({ now, ...member })))

it('is of the general site only', () => {
  expect(teamAt(first).map(({ slug }) => slug)).toEqual(teamPlayers.map(({ slug }) => slug))
  for (const siteId of ['GGPNL', 'GGPCA']) expect(roomAt('team-activity', siteId, first)).toEqual([])
})

it('plays for ten years: thousands of tournaments, a few of them with a prize, more paid than won', () => {
  const entries = members.flatMap((member) => member.entries)
  expect(entries.length).toBeGreaterThan(4000)
  const prized = entries.filter(({ prize }) => prize > 0)
  // Any place is as likely as any other, and about a seventh to a tenth of a field is paid.
  expect(prized.length / entries.length).toBeGreaterThan(0.07)
  expect(prized.length / entries.length).toBeLessThan(0.16)
  for (const { place, entrants, prize, buyIn } of entries) {
    if (place < 1 || place > entrants || prize < 0 || buyIn.amount <= 0) expect.fail(`${place} of ${entrants}`)
  }
  const sums = members.flatMap((member) => sumEntries(member.entries) ?? [])
  for (const { currency } of sums) expect(currency).toBe('USD')
  const total = (of: (sum: (typeof sums)[number]) => number) => sums.reduce((all, sum) => all + of(sum), 0)
  expect(total(({ won }) => won)).toBeLessThan(total(({ paid }) => paid))
})

it('has of every tournament the figures that the list of tournaments has, and its place in the list of winners', () => {
  const schedule = new Map<string, TournamentEvent>()
  let compared = 0
  let named = 0
  for (let week = 0; week < DAYS / 7; week += 1) {
    const now = first + week * 7 * DAY_MS
    schedule.clear()
    for (const { events } of roomAt('tournaments', 'GGPGLOBAL', now)) {
      for (const event of events) if (event.result) schedule.set(`${event.start} ${event.name}`, event)
    }
    for (const { player, entries } of teamAt(now)) {
      for (const entry of entries) {
        const event = schedule.get(`${entry.start} ${entry.name}`)
        if (!event?.result) continue
        compared += 1
        const { entrants, prizes, finishers } = event.result
        const prize = prizes.find(({ from, to }) => from <= entry.place && entry.place <= to)?.amount ?? 0
        const listed = finishers.find(({ place }) => place === entry.place)?.player
        if (listed) named += 1
        expect([entry.entrants, entry.prize, entry.buyIn, listed ?? player]).toEqual([
          entrants,
          prize,
          event.buyIn,
          player,
        ])
        expect(finishers.filter((finisher) => finisher.player === player)).toHaveLength(listed ? 1 : 0)
      }
    }
  }
  expect(compared).toBeGreaterThan(4000)
  expect(named).toBeGreaterThan(50)
}, 120_000)

it('is in no list of winners by name, and in none of a room that has no team', () => {
  const screenNames = new Set(teamPlayers.map(({ player }) => player))
  expect(screenNames.size).toBe(teamPlayers.length)
  const events = (['GGPNL', 'GGPCA'] as const).flatMap((siteId) =>
    answers.flatMap((now) => roomAt('tournaments', siteId, now).flatMap((series) => series.events)),
  )
  const ownPool = events.filter(({ buyIn }) => buyIn.currency !== 'USD')
  const namesIn = (of: readonly TournamentEvent[]) =>
    new Set(of.flatMap(({ result }) => result?.finishers ?? []).map(({ player }) => player))
  expect([...namesIn(ownPool)].filter((name) => screenNames.has(name))).toEqual([])
  const shown = [...namesIn(events)].join(' ').toLowerCase()
  for (const { slug } of teamPlayers) {
    const [given = '', family = ''] = slug.split('-')
    expect(shown).not.toMatch(new RegExp(`${given}|${family}`))
  }
})

it('keeps to the limits that its portraits tell of', () => {
  const of = (slug: string) => members.filter((member) => member.slug === slug)
  const dayOf = ({ start }: { start: string }) => start.slice(0, 10)
  // One evening a week.
  for (const { entries, now } of of('mira-halvorsen')) {
    const weeks = new Set(entries.map(({ start }) => Math.floor((now - Date.parse(start)) / (7 * DAY_MS))))
    expect(weeks.size).toBe(entries.length)
  }
  // One entry an evening; a week off every month.
  for (const { entries } of of('ruth-vandermolen')) expect(new Set(entries.map(dayOf)).size).toBe(entries.length)
  for (const { entries } of of('emeka-strand')) {
    expect(entries.filter(({ start }) => Number(start.slice(8, 10)) <= 7)).toEqual([])
  }
})

it('streams only what it plays, one stream at a time, each over before it is told', () => {
  let count = 0
  for (const { now, channel, entries, sessions } of members) {
    if (!channel) expect(sessions).toEqual([])
    const starts = new Map(entries.map(({ start, name }) => [`${start.slice(0, 10)} ${name}`, Date.parse(start)]))
    for (const [index, session] of sessions.entries()) {
      count += 1
      const start = starts.get(`${session.start.slice(0, 10)} ${session.event}`) ?? 0
      expect(Date.parse(session.start)).toBeLessThan(start)
      expect(Date.parse(session.start)).toBeGreaterThan(start - 20 * MINUTE_MS)
      expect(endOf(session)).toBeGreaterThan(start)
      expect(endOf(session)).toBeLessThanOrEqual(now)
      expect(session.peak).toBeGreaterThanOrEqual(session.viewers)
      const later = sessions[index - 1]
      if (later) expect(endOf(session)).toBeLessThan(Date.parse(later.start))
    }
    // Who has streamer mode has the viewers that it asks for.
    const average = averageViewers(sessions)
    if (channel) expect(average).toBeGreaterThanOrEqual(businessConstants['streamer-average-viewers'].amount)
  }
  expect(count).toBeGreaterThan(1000)
})

it('tells the same of a day whenever it is asked, and nothing of what has not ended', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 60 }), (now, days) => {
      const later = new Map(teamAt(now + days * DAY_MS).map((member) => [member.slug, member]))
      for (const { slug, entries, sessions } of teamAt(now)) {
        const since = new Date(now + (days - 91) * DAY_MS).toISOString()
        for (const { start } of entries) expect(Date.parse(start)).toBeLessThan(now)
        expect(later.get(slug)?.entries).toEqual(expect.arrayContaining(entries.filter(({ start }) => start > since)))
        expect(later.get(slug)?.sessions).toEqual(expect.arrayContaining(sessions.filter(({ start }) => start > since)))
      }
    }),
    { numRuns: 30 },
  )
})
