import type { Jackpot, JackpotHit } from '#shared/promotions/jackpots.ts'
import { periodOf } from '#shared/promotions/promotions.ts'
import { businessConstants } from '#shared/site/business-constants.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { aroundOne, chanceOf } from './chance.ts'
import { DAY_MS, MINUTE_MS, today, toUtcTime, weekdayOf } from './days.ts'
import { drawJackpotHand } from './jackpot-hands.ts'
import { drawPlayers } from './players.ts'
import type { Room } from './rooms.ts'

/** The first day of jackpot tables: what is in the jackpot on a day hangs on all days before. */
const JACKPOT_START = periodOf('jackpots').from
/** Days whose hits are listed. */
const LISTED_DAYS = 365
/** Hands that are dealt at jackpot tables on an ordinary day, in the Dutch room. */
const HANDS = 9000
/** Of an average pot, its part for the jackpot, in cents. */
const CENTS_A_HAND = 1.2
/** Hands among which one wins the jackpot. */
const HANDS_A_HIT = 400_000

interface Hit extends JackpotHit {
  date: string
}

/** What has become of a room’s jackpot, day by day. */
interface Ledger {
  /** For each day since the start: cents that were in it at its end, and hands that were dealt. */
  days: { cents: number; hands: number }[]
  hits: Hit[]
}

const ledgers = new Map<string, Ledger>()

/** The jackpot at the end of yesterday, and who won it in the year before; none where promotions may not be shown. */
export function jackpotsOf(room: Room, clock: ContentClock): Jackpot[] {
  const to = addDays(today(clock), -1)
  const count = Math.round((Date.parse(to) - Date.parse(JACKPOT_START)) / DAY_MS) + 1
  if (!room.hasFreerolls || count < 1) return []
  const { days, hits } = ledgerUntil(room, count)
  const first = addDays(to, 1 - LISTED_DAYS)
  const from = first > JACKPOT_START ? first : JACKPOT_START
  return [
    {
      currency: room.currency,
      from,
      to,
      amount: (days[count - 1]?.cents ?? 0) / 100,
      hands: days.slice(Math.max(0, count - LISTED_DAYS), count).reduce((sum, { hands }) => sum + hands, 0),
      hits: hits
        .filter(({ date }) => from <= date && date <= to)
        .map(({ date: _, ...hit }) => hit)
        .toReversed(),
    },
  ]
}

function ledgerUntil(room: Room, count: number): Ledger {
  const ledger = ledgers.get(room.id) ?? { days: [], hits: [] }
  ledgers.set(room.id, ledger)
  while (ledger.days.length < count) {
    const date = addDays(JACKPOT_START, ledger.days.length)
    const before = ledger.days.at(-1)?.cents ?? 0
    const { hit, hands, put } = dayOf(room, date, before)
    if (hit) ledger.hits.push(hit)
    // What is put in after a hit goes to the next jackpot.
    const cents = hit ? Math.round(hit.left * 100) + before + put - Math.round(hit.amount * 100) : before + put
    ledger.days.push({ cents, hands })
  }
  return ledger
}

function dayOf(room: Room, date: string, before: number): { hit: Hit | null; hands: number; put: number } {
  const chance = chanceOf(room.id, 'jackpot', date)
  const weekend = [0, 6].includes(weekdayOf(date)) ? 1.15 : 1
  const hands = Math.round(HANDS * room.crowd * weekend * aroundOne(chance, 0.07))
  const put = Math.round(hands * CENTS_A_HAND)
  const isHit = chance() < hands / HANDS_A_HIT
  const part = chance()
  const hit = isHit ? hitOf(room, { date, part, cents: before + Math.floor(put * part) }, chance) : null
  return { hit, hands, put }
}

/** A jackpot is divided by the parts that its page names; a fraction of a cent stays in it. */
function hitOf(
  room: Room,
  { date, part, cents }: { date: string; part: number; cents: number },
  chance: () => number,
): Hit {
  const { board, loser, winner } = drawJackpotHand(chance)
  const [losing = '', winning = ''] = drawPlayers(room.id, 2, chance)
  // Four to six are dealt in.
  const count = 2 + Math.floor(chance() * 3)
  const share = (name: 'jackpot-loser-percent' | 'jackpot-winner-percent' | 'jackpot-table-percent', among = 1) =>
    Math.floor((cents * businessConstants[name].amount) / 100 / among)
  const paid = {
    loser: share('jackpot-loser-percent'),
    winner: share('jackpot-winner-percent'),
    other: share('jackpot-table-percent', count),
  }
  const minute = Math.floor((part * DAY_MS) / MINUTE_MS)
  return {
    date,
    at: toUtcTime(Date.parse(date) + minute * MINUTE_MS),
    amount: cents / 100,
    board,
    loser: { player: losing, cards: loser, paid: paid.loser / 100 },
    winner: { player: winning, cards: winner, paid: paid.winner / 100 },
    others: { count, paid: paid.other / 100 },
    left: (cents - paid.loser - paid.winner - paid.other * count) / 100,
  }
}
