import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toUtcTime, weekdayOf } from '#server/sandbox/days.ts'
import { daily, FESTIVAL_DAYS, inSeries, weekly } from '#server/sandbox/plan.ts'
import { rooms } from '#server/sandbox/rooms.ts'
import { scheduleOf } from '#server/sandbox/schedule.ts'
import { resources } from '#server/site/features.ts'
import { addDays } from '#shared/site/calendar-days.ts'
import { createContentClock, holdsAt } from '#shared/site/content-clock.ts'
import { offsetAt, startOfDay } from '#shared/site/zoned-time.ts'
import type { TournamentEvent } from '#shared/tournaments/tournaments.ts'
import { roomAt } from '#tests/helpers/room.ts'

const DAY_MS = 86_400_000
const first = Date.parse('2026-01-01')
const DAYS = 3652
/** Days of which all tournaments are looked at: ten years of the room that has the most, two of those that are like it. */
const daysOf = { GGPNL: DAYS, GGPGLOBAL: 731, GGPCA: 731 } as const
/** A list goes back more than a week: every day is in one once it is over. */
const weeksIn = (days: number) =>
  Array.from({ length: days / 7 }, (_, index) => first + index * 7 * DAY_MS + 12 * 3_600_000)
const anyMoment = fc.integer({ min: 0, max: DAYS * 24 * 60 }).map((minutes) => first + minutes * 60_000)
const siteIds = Object.keys(daysOf) as (keyof typeof daysOf)[]
const anySite = fc.constantFrom(...siteIds)

const none = { systems: [], incidents: [], checkedAt: '' }
const simulatedNames = ['giveaways', 'leaderboards', 'network-status', 'tournaments'] as const
const seriesAt = (siteId: string, now: number) => roomAt('tournaments', siteId, now)
const eventsAt = (siteId: string, now: number) => seriesAt(siteId, now).flatMap(({ events }) => events)
const cents = (amount: number) => Math.round(amount * 100)

/** Everything that was ever told of a tournament in ten years, the latest last. */
interface Told {
  siteId: string
  event: TournamentEvent
  series: string
}

describe.each(siteIds)('years of %s', (siteId) => {
  const days = daysOf[siteId]
  const told = new Map<string, Told>()
  const changed: string[] = []
  beforeAll(() => {
    for (const now of weeksIn(days)) {
      for (const series of seriesAt(siteId, now)) {
        for (const event of series.events) {
          const before = told.get(event.id)?.event
          const isSame =
            before === undefined || (before.start === event.start && before.buyIn.amount === event.buyIn.amount)
          // The very same object is what most are.
          const hasOneResult =
            !before?.result ||
            before.result === event.result ||
            JSON.stringify(before.result) === JSON.stringify(event.result)
          if (!isSame || !hasOneResult) changed.push(event.id)
          told.set(event.id, { siteId, event, series: series.id })
        }
      }
    }
    // Sixty thousand tournaments.
  }, 120_000)
  // Tens of thousands, of one room after the other.
  afterAll(() => told.clear())
  const all = () => [...told.values()]
  const played = () => all().flatMap(({ event }) => (event.result ? [{ ...event, result: event.result }] : []))
  /** What a check finds wrong, by the tournament's id; a sentence for each of ten thousands would take a minute. */
  const expectNone = (wrong: readonly { id: string }[]) => expect(wrong.slice(0, 3)).toEqual([])

  it('are full: many thousands of tournaments, nearly all with a result, none told in two ways', () => {
    expect(told.size).toBeGreaterThan(days * 11)
    expect(played().length).toBeGreaterThan(told.size * 0.9)
    expect(changed).toEqual([])
  })

  it('never have two series of one name ahead', () => {
    const twice = weeksIn(days).flatMap((now) => {
      const names = seriesAt(siteId, now)
        .filter(({ to, isStanding }) => !isStanding && Date.parse(to) >= now)
        .map(({ name }) => name)
      return new Set(names).size === names.length ? [] : [new Date(now).toISOString()]
    })
    expect(twice).toEqual([])
  })

  it('pay out the pool to the cent, or nothing of one that was rolled back', () => {
    expectNone(
      played().filter(({ result: { pool, prizes, brokenOff } }) => {
        const paid = prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * cents(amount), 0)
        return paid !== (brokenOff === 'rolled-back' ? 0 : cents(pool))
      }),
    )
  })

  it('pay no more places than came, from the first on without a gap, none more than the one before it', () => {
    expectNone(
      played().filter(
        ({ result: { entrants, prizes } }) =>
          (prizes.at(-1)?.to ?? 0) > entrants ||
          prizes.some(({ from, to, amount }, index) => {
            const before = prizes[index - 1]
            return from !== (before?.to ?? 0) + 1 || to < from || amount <= 0 || amount > (before?.amount ?? amount)
          }),
      ),
    )
  })

  it('give nobody who is paid less than the buy-in, but for what is left of a satellite', () => {
    expectNone(
      played().filter(
        ({ buyIn, seat, result: { prizes } }) => !seat && prizes.some(({ amount }) => amount < buyIn.amount),
      ),
    )
  })

  it('have a pool of what was paid in, or of what was promised where that is more', () => {
    expectNone(
      played().filter(({ buyIn, fee = 0, guarantee, result: { entrants, pool } }) => {
        const paidIn = entrants * (cents(buyIn.amount) - cents(fee))
        return cents(pool) !== Math.max(paidIn, cents(guarantee?.amount ?? 0))
      }),
    )
    // And promises are now and then more than what came in, or they would promise nothing.
    const isOverlay = ({ buyIn, fee = 0, result }: ReturnType<typeof played>[number]) =>
      cents(result.pool) > result.entrants * (cents(buyIn.amount) - cents(fee))
    expect(played().filter(isOverlay).length).toBeGreaterThan(days / 30)
  })

  it('name winners once each, no more than are paid, and nobody where a tournament was broken off', () => {
    expectNone(
      played().filter(({ result: { finishers, prizes, brokenOff } }) => {
        const names = new Set(finishers.map(({ player }) => player))
        const expected = brokenOff ? 0 : Math.min(9, prizes.at(-1)?.to ?? 0)
        return names.size !== finishers.length || finishers.length !== expected
      }),
    )
  })

  it('have the seats of every satellite in a tournament that there is, that costs what they are worth, and that starts later', () => {
    const satellites = all().filter(({ event }) => event.seat)
    expect(satellites.length).toBeGreaterThan(siteId === 'GGPCA' ? 10 : days)
    expectNone(
      satellites
        .filter(({ event: { seat, format, start, end = '' } }) => {
          if (!seat || format !== 'satellite') return true
          if (seat.in === null) return false
          const target = told.get(seat.in.event)
          const isListed = target?.series === seat.in.series
          // Those at the end of ten years lead beyond it.
          if (!target) return Date.parse(start) < first + (days - 60) * DAY_MS
          return !isListed || target.event.buyIn.amount !== seat.worth || target.event.start < end
        })
        .map(({ event }) => event),
    )
  })

  it('have all in them every day, morning to night, low and high', () => {
    const byDay = Map.groupBy(
      all().filter(({ series }) => series === 'daily'),
      ({ event }) => event.start.slice(0, 10),
    )
    const full = [...byDay].toSorted().slice(1, -2)
    expect(full.length).toBeGreaterThan(days - 10)
    const poor = full.filter(([, list]) => {
      const amounts = list.map(({ event }) => event.buyIn.amount)
      return list.length < 11 || Math.min(...amounts) > 2 || Math.max(...amounts) < 150
    })
    expect(poor.map(([day]) => day)).toEqual([])
  })

  it('have, outside the series of fifteen days, every format that has a page of its own', () => {
    const standing = all().filter(({ event }) => !event.id.includes('-20') || /-20\d\d-\d\d-\d\d$/.test(event.id))
    const formats = new Set(standing.map(({ event }) => event.format))
    for (const format of ['flip-and-go', 'mystery-battle-royale', 'satellite'] as const)
      expect(formats).toContain(format)
  })

  it('have everything that is weekly in every week', () => {
    const room = rooms[siteId]
    const weeklies = [...Object.values(weekly).flat(), ...daily.filter(({ days }) => days.length < 7)].filter(
      ({ isInternational, isLocal, buyIn }) =>
        (room?.isInternational ? !isLocal : !isInternational) && (room?.hasFreerolls || buyIn > 0),
    )
    for (const { id, days: weekdays } of weeklies) {
      const found = new Set(
        all().flatMap(({ event }) => (event.id.startsWith(`${id}-20`) ? [event.id.slice(-10)] : [])),
      )
      const due = Array.from({ length: days - 14 }, (_, day) => toUtcTime(first + day * DAY_MS).slice(0, 10))
      expect(
        due.filter((date) => weekdays.includes(weekdayOf(date)) && !found.has(date)),
        id,
      ).toEqual([])
    }
    expect(weeklies.length).toBe(siteId === 'GGPCA' ? 2 : 10)
  })

  it('have five series of fifteen days in each year, each with all that it is made of', () => {
    const series = Map.groupBy(all(), ({ series: id }) => id)
    const festivals = [...series.keys()].filter((id) => /-20\d\d$/.test(id))
    for (let year = 2026; year < 2026 + days / 366; year += 1) {
      expect(festivals.filter((id) => id.endsWith(`-${year}`)).length, String(year)).toBe(5)
    }
    for (const id of festivals) {
      const names = new Set(series.get(id)?.map(({ event }) => event.name))
      expect(names.size, id).toBe(inSeries.length + 1)
    }
    expect(FESTIVAL_DAYS).toBe(15)
  })

  it('end no tournament after the last day of its series', () => {
    const timeZone = rooms[siteId]?.timeZone ?? ''
    const late = weeksIn(days).flatMap((now) =>
      seriesAt(siteId, now).flatMap(({ to, isStanding, events }) => {
        const over = isStanding ? Number.POSITIVE_INFINITY : startOfDay(timeZone, addDays(to, 1))
        return events.filter(({ end }) => end !== undefined && Date.parse(end) > over)
      }),
    )
    expectNone(late)
  })

  const isCanadian = siteId === 'GGPCA'
  it.runIf(!isCanadian)(
    'have GGMasters on every Sunday from 17:00 UTC with a million dollars guaranteed (specification, section 9)',
    () => {
      const masters = all().filter(({ event }) => event.name === 'GGMasters')
      expect(masters.length).toBeGreaterThan(days / 7 - 2)
      expectNone(
        masters
          .map(({ event }) => event)
          .filter(
            ({ start, guarantee, format }) =>
              new Date(start).getUTCDay() !== 0 ||
              start.slice(11) !== '17:00:00Z' ||
              guarantee?.amount !== 1_000_000 ||
              guarantee.currency !== 'USD' ||
              format !== 'freezeout',
          ),
      )
    },
  )

  it('keep each tournament in the currency of those who play it', () => {
    const own = rooms[siteId]?.currency
    const dollars = all().filter(({ event }) => event.buyIn.currency === 'USD')
    expect(new Set(all().map(({ event }) => event.buyIn.currency))).toEqual(
      new Set(isCanadian ? ['CAD'] : [own, 'USD']),
    )
    if (isCanadian) expect(all().filter(({ event }) => event.buyIn.amount === 0)).toEqual([])
    if (siteId === 'GGPNL') {
      const names = new Set(dollars.map(({ event }) => event.name))
      for (const name of names) expect(name).toMatch(/GGMasters|GGMillion\$|Flip&Go Millionaire|WSOP Express/)
    }
  })
})

describe('at any moment of ten years', () => {
  it('every answer is one that the back end may give, and comes through its parser as it is', () => {
    fc.assert(
      fc.property(anyMoment, anySite, fc.constantFrom(...simulatedNames), (now, siteId, name) => {
        const value = roomAt(name, siteId, now)
        expect(resources[name].parse(structuredClone(value))).toEqual(value)
      }),
      { numRuns: 30 },
    )
  })

  it('is the same whenever it is asked for, and holds until the clock says that it does not', () => {
    fc.assert(
      fc.property(
        anyMoment,
        anySite,
        fc.constantFrom(...simulatedNames),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, siteId, name, part) => {
          const clock = createContentClock(now)
          const value = resources[name].simulate?.(siteId, clock)
          const later = Math.floor(now + (Math.min(clock.changesAt - 1, now + DAY_MS) - now) * part)
          expect(holdsAt(clock, later)).toBe(true)
          expect(roomAt(name, siteId, later + DAY_MS)).toBeDefined()
          expect(roomAt(name, siteId, later)).toEqual(value)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('what has begun and is not over has no result, and what is over has one', () => {
    fc.assert(
      fc.property(anyMoment, anySite, (now, siteId) => {
        for (const { id, start, end = '', result } of eventsAt(siteId, now)) {
          expect(Date.parse(end), id).toBeGreaterThan(Date.parse(start))
          expect(result !== undefined, id).toBe(result !== undefined && Date.parse(end) <= now)
          // No tournament lasts two days longer than it was announced.
          if (Date.parse(end) + 2 * DAY_MS < now) expect(result, id).toBeDefined()
        }
      }),
      { numRuns: 40 },
    )
  })

  it('what is played by both pools is one tournament with one result, whichever site tells of it', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const [dutch, general] = ['GGPNL', 'GGPGLOBAL'].map(
          (siteId) => new Map(eventsAt(siteId, now).map((event) => [event.id, event])),
        )
        const shared = [...(dutch ?? [])].filter(([, event]) => event.buyIn.currency === 'USD')
        expect(shared.length).toBeGreaterThan(20)
        for (const [id, { name: _, ...event }] of shared) expect(general?.get(id)).toMatchObject(event)
      }),
      { numRuns: 20 },
    )
  })

  it('the month’s giveaways are the prizes of its leaderboards and freerolls, and what is paid is what is over', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('GGPNL', 'GGPGLOBAL'), (now, siteId) => {
        const [month] = roomAt('giveaways', siteId, now)
        if (!month) throw new Error('no giveaways')
        const [year = 0, number = 0] = month.month.split('-').map(Number)
        const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
        const boards = roomAt('leaderboards', siteId, now)
        const ofDay = boards.flatMap(({ entries }) => entries).reduce((sum, { prize }) => sum + prize, 0)
        const share = (id: string) => month.shares.find((one) => one.id === id)
        expect(share('daily-leaderboards')).toMatchObject({
          total: ofDay * days,
          paid: ofDay * Number(month.date.slice(8)),
        })
        for (const board of boards) expect(board.date).toBe(month.date)
        // Those of the last days stand in the list of tournaments too.
        const freerolls = eventsAt(siteId, now).filter(
          ({ buyIn, start }) => buyIn.amount === 0 && start.slice(0, 10) === month.date,
        )
        const before = roomAt('giveaways', siteId, now - DAY_MS)[0]
        if (before?.month === month.month) {
          const paidBefore = before.shares.find(({ id }) => id === 'freerolls')?.paid ?? 0
          const given = freerolls.reduce((sum, { guarantee }) => sum + (guarantee?.amount ?? 0), 0)
          expect((share('freerolls')?.paid ?? 0) - paidBefore).toBe(given)
        }
        for (const { total, paid } of month.shares) expect(paid).toBeLessThanOrEqual(total)
      }),
      { numRuns: 60 },
    )
    expect(roomAt('giveaways', 'GGPCA', first)).toEqual([])
  })

  it('a leaderboard’s plot ends in its table, and agrees with that of the day before', () => {
    fc.assert(
      fc.property(anyMoment, anySite, (now, siteId) => {
        const before = roomAt('leaderboards', siteId, now - DAY_MS)
        for (const [index, { date, entries, history = [] }] of roomAt('leaderboards', siteId, now).entries()) {
          expect(history.at(-1)).toEqual({ date, first: entries[0]?.points, fifth: entries[4]?.points })
          expect(history.slice(0, -1)).toEqual(before[index]?.history?.slice(1))
          expect(entries.toSorted((a, b) => b.points - a.points)).toEqual(entries)
          expect(new Set(entries.map(({ player }) => player)).size).toBe(entries.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a system is called running exactly while no incident of it is open', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const { systems, incidents, checkedAt } = roomAt('network-status', 'GGPNL', now) ?? none
        expect(now - Date.parse(checkedAt)).toBeLessThan(5 * 60_000)
        for (const { id, state } of systems) {
          const isOpen = incidents.some((incident) => incident.end === null && incident.systems.includes(id))
          expect(state === 'running', id).toBe(!isOpen)
        }
        for (const { start, end, updates } of incidents) {
          for (const moment of [start, end ?? start, ...updates.map((update) => update.at)]) {
            expect(moment <= checkedAt).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a tournament was broken off exactly when the network says so', () => {
    let count = 0
    for (const now of weeksIn(DAYS)) {
      const { incidents } = roomAt('network-status', 'GGPNL', now) ?? none
      const breaks = incidents.filter(({ outcome }) => outcome === 'rolled-forward').map(({ start }) => start)
      for (const { id, start, end = '', result } of eventsAt('GGPNL', now).filter(({ result: over }) => over)) {
        if (Date.parse(end) < now - 20 * DAY_MS) continue
        const isPlayedOn = breaks.some((moment) => moment > start && moment < end)
        const isBroken = result?.brokenOff !== undefined
        if (isPlayedOn || (isBroken && !breaks.includes(end))) expect.fail(`${id} at ${toUtcTime(now)}`)
        if (isBroken) count += 1
      }
    }
    expect(count).toBeGreaterThan(50)
  })
})

describe('on the clocks of every zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  it(`a room’s tournaments start when its plan says, whatever is done to the clocks (${zones.length} zones)`, () => {
    const room = rooms.GGPNL
    if (!room) throw new Error('no room')
    const plan = [...daily, ...inSeries].filter(({ isInternational }) => !isInternational)
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMoment, (timeZone, now) => {
        const clock = createContentClock(now)
        const all = scheduleOf({ ...room, id: `room-in-${timeZone}`, timeZone }, clock)
        for (const { id, start, buyIn } of all.flatMap(({ events }) => events)) {
          if (buyIn.currency === 'USD') continue
          const reading = new Date(Date.parse(start) + offsetAt(timeZone, Date.parse(start))).toISOString()
          const planned = plan.filter((one) => id.startsWith(`${one.id}-20`) || id.endsWith(`-${one.id}`))
          if (id.endsWith('-main')) continue
          const isRight = planned.some(
            ({ at: time, days }) => reading.slice(11, 16) === time && days.includes(new Date(reading).getUTCDay()),
          )
          // An hour that clocks leave out is the only one that a plan can miss.
          const isSkipped =
            offsetAt(timeZone, Date.parse(start)) !== offsetAt(timeZone, Date.parse(start) - 2 * 3_600_000)
          if (!isRight && !isSkipped) expect.fail(`${id} in ${timeZone}: ${reading}`)
        }
      }),
      { numRuns: Math.floor(zones.length / 10) },
    )
  })
})
