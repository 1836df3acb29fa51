import type { GiveawayMonth } from '#shared/promotions/giveaways.ts'
import type { Leaderboard } from '#shared/promotions/leaderboards.ts'
import { periodOf } from '#shared/promotions/promotions.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { aroundOne, chanceOf } from './chance.ts'
import { datesBetween, today, weekdayOf } from './days.ts'
import { daily } from './plan.ts'
import { drawPlayers } from './players.ts'
import type { Room } from './rooms.ts'

/** Leaderboards of a day: points of the first place on an ordinary one, and prizes from the first place on. */
const boards = [
  { id: 'rush-and-cash', name: 'Rush & Cash', points: 4200, prizes: [500, 300, 200, 125, 100, 75, 75] },
  { id: 'spin-and-gold', name: 'Spin & Gold', points: 2600, prizes: [250, 150, 100, 50, 50] },
] as const
type Board = (typeof boards)[number]

/** Points lost from one place to the next. */
const STEP = 0.93
const HISTORY_DAYS = 14
/** Put into red envelopes on each day of the promotion. */
const ENVELOPES = businessConstants['envelope-day-total'].amount

function standingOf(room: Room, { id, points, prizes }: Board, date: string) {
  const chance = chanceOf(room.id, 'leaderboard', id, date)
  const weekend = [0, 6].includes(weekdayOf(date)) ? 1.15 : 1
  const first = points * weekend * aroundOne(chance, 0.08)
  const players = drawPlayers(room.id, prizes.length, chance)
  return prizes.map((prize, index) => ({
    rank: index + 1,
    player: players[index] ?? '',
    points: Math.round(first * STEP ** index),
    prize,
  }))
}

/** Yesterday’s leaderboards, the newest that are complete, with the days before them. */
export function leaderboardsOf(room: Room, clock: ContentClock): Leaderboard[] {
  const date = addDays(today(clock), -1)
  return boards.map((board) => ({
    id: board.id,
    name: board.name,
    date,
    currency: room.currency,
    entries: standingOf(room, board, date),
    history: datesBetween(addDays(date, 1 - HISTORY_DAYS), date).map((day) => {
      const entries = standingOf(room, board, day)
      return { date: day, first: entries[0]?.points ?? 0, fifth: entries[4]?.points ?? 0 }
    }),
  }))
}

/** What is given away on one day, by giveaway: the prizes of the leaderboards and of the freerolls in the schedule. */
const giveaways = {
  'daily-leaderboards': () =>
    boards.reduce((sum, { prizes }) => sum + prizes.reduce((all, prize) => all + prize, 0), 0),
  'red-envelope': (date: string) => {
    const { from, to } = periodOf('red-envelope')
    return date >= from && date <= (to ?? date) ? ENVELOPES : 0
  },
  freerolls: (date: string) =>
    daily
      .filter(({ buyIn, days }) => buyIn === 0 && days.includes(weekdayOf(date)))
      .reduce((sum, { guarantee = 0 }) => sum + guarantee, 0),
} as const

const names = {
  'daily-leaderboards': { nl: 'Dagranglijsten', en: 'Daily leaderboards' },
  'red-envelope': { nl: 'Rode envelop', en: 'Red envelope' },
  freerolls: { nl: 'Freerolls', en: 'Freerolls' },
} as const
type GiveawayId = keyof typeof giveaways

/** What the month of yesterday gives away, and what of it had been paid by the end of yesterday. */
export function giveawaysOf(room: Room, clock: ContentClock): GiveawayMonth[] {
  if (!room.hasFreerolls) return []
  const date = addDays(today(clock), -1)
  const month = date.slice(0, 7)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = datesBetween(`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10))
  const sum = (id: GiveawayId, of: readonly string[]) => of.reduce((total, day) => total + giveaways[id](day), 0)
  const shares = (Object.keys(giveaways) as GiveawayId[]).map((id) => ({
    id,
    name: names[id][room.language],
    total: sum(id, days),
    paid: sum(
      id,
      days.filter((day) => day <= date),
    ),
  }))
  return [{ month, date, currency: room.currency, shares: shares.filter(({ total }) => total > 0) }]
}
