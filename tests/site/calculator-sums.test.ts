import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rakeOf, stakes } from '#shared/games/rake.ts'
import { countLoyalty } from '#shared/loyalty/loyalty-points.ts'
import { loyaltyTermsOf } from '#shared/loyalty/loyalty-terms.ts'
import { expectedValue } from '#shared/poker/expected-value.ts'
import { neededEquity } from '#shared/poker/outs.ts'
import { releaseBonus } from '#shared/promotions/bonus-release.ts'
import { sumShares } from '#shared/promotions/giveaways.ts'
import { addUpPlan, limitOfPlan } from '#shared/responsible-gaming/budget-plan.ts'
import { computeNetDepositRoom } from '#shared/responsible-gaming/net-deposit.ts'
import { scoreSelfTest } from '#shared/responsible-gaming/self-test.ts'
import { sumUpWeeks } from '#shared/streaming/streamer-payout.ts'
import { feeOf } from '#shared/tournaments/fees.ts'
import { dividePool, divideSeats } from '#shared/tournaments/payouts.ts'
import { rollBack, rollForward } from '#shared/tournaments/tournament-settlement.ts'

/**
 * What each calculator says, worked out once more in the slowest way there is: cent by cent, day by day, place by place,
 * as somebody with a pencil would.
 */

const cents = (amount: number) => Math.round(amount * 100)
const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const runs = { numRuns: 40 }
const known = (value: number | null) => ({ value, problem: null })

/** The most whole cents that are no more than a percentage of an amount in cents. */
function percentOf(amount: number, percent: number): number {
  let part = 0
  while ((part + 1) * 100 <= amount * percent) part += 1
  return part
}

it('a welcome bonus is released step after step, as cent after cent is paid in fees', () => {
  const terms = { matchPercent: 100, most: 250, smallestDeposit: 10, playThrough: 25, step: 5, days: 90 }
  fc.assert(
    fc.property(money(400), money(2000), fc.integer({ min: 0, max: 100 }), (deposit, fees, daysPassed) => {
      fc.pre(deposit >= 10)
      const bonus = Math.min(cents(deposit), 25_000)
      let [released, sinceStep] = [0, 0]
      for (let paid = 0; paid < cents(fees) && released < bonus; paid += 1) {
        sinceStep += 1
        if (sinceStep < 2500) continue
        sinceStep = 0
        released = Math.min(released + 500, bonus)
      }
      const result = releaseBonus(terms, { deposit, fees, daysPassed })
      expect([result?.bonus, result?.released, result?.rest].map((one) => cents(one ?? Number.NaN))).toEqual([
        bonus,
        released,
        bonus - released,
      ])
    }),
    runs,
  )
})

it('points are counted cent by cent, and what they are worth is the level’s percentage of the fees', () => {
  const terms = loyaltyTermsOf({ forbidden: {}, bonusAge: null })
  if (!terms) throw new Error('Where nothing is forbidden there are terms')
  fc.assert(
    fc.property(money(1500), (fees) => {
      let parts = 0
      for (let paid = 0; paid < cents(fees); paid += 1) parts += terms.pointsPerUnit
      const points = (parts - (parts % 100)) / 100
      const [level] = terms.levels.filter(({ from }) => from <= points).toReversed()
      const worth = percentOf(cents(fees), level?.percent ?? 0)
      const result = countLoyalty(terms, fees)
      expect([result.points, result.level, cents(result.worth), cents(result.cost)]).toEqual([
        points,
        level?.id,
        worth,
        cents(fees) - worth,
      ])
    }),
    runs,
  )
})

it('a plan is a year of fifty-two weeks, and three tenths of what is left are counted by the cent', () => {
  const whole = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), whole, whole, (...entered) => {
      const [left, budget, sessions, hours] = entered
      const plan = addUpPlan({ left, budget, sessions, hours })
      const year = total(Array.from({ length: 12 }, () => budget))
      const evenings = total(Array.from({ length: 52 }, () => sessions))
      expect(plan.perYear).toBe(year)
      expect(plan.perSession).toBeCloseTo(year / evenings, 9)
      expect(plan.perHour).toBeCloseTo(year / (evenings * hours), 9)
      expect(plan.hoursPerMonth).toBeCloseTo((evenings * hours) / 12, 9)
      const limit = limitOfPlan({ left, budget })
      expect(limit === null).toBe(budget * 10 < left * 3)
      if (limit) expect(cents(limit.amount)).toBe(left * 30)
    }),
    runs,
  )
})

it('the room until the stop is what can be put in cent by cent before depositing stops', () => {
  const limits = {
    contactMoment: { adult: 350, youngAdult: 150 },
    netDepositStop: { adult: 700, youngAdult: 300 },
  }
  fc.assert(
    fc.property(money(1200), money(1200), fc.boolean(), (deposited, withdrawn, isYoungAdult) => {
      const { room } = computeNetDepositRoom(
        { deposited: known(deposited), withdrawn: known(withdrawn), isYoungAdult, ownLimit: known(null) },
        limits,
      )
      let net = cents(deposited) - cents(withdrawn)
      let more = 0
      const isBelow = net < 0
      for (; net < (isYoungAdult ? 30_000 : 70_000); net += 1) more += 1
      expect(room === null ? null : cents(room)).toBe(isBelow ? null : more)
    }),
    runs,
  )
})

it('a streamer’s week ends on the next Monday, and holds the fees of its days', () => {
  const day = 86_400_000
  const moment = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => Date.UTC(2026, 9, 1) + minutes * 60_000)
  const sessions = fc.array(fc.record({ end: moment, fees: fc.integer({ min: 1, max: 5000 }) }), { minLength: 1 })
  fc.assert(
    fc.property(sessions, (list) => {
      const expected = new Map<number, number>()
      for (const { end, fees } of list) {
        let monday = Date.UTC(2026, 8, 1)
        while (monday <= end || new Date(monday).getUTCDay() !== 1) monday += day
        expected.set(monday, (expected.get(monday) ?? 0) + fees)
      }
      const weeks = sumUpWeeks(
        list.map((one, line) => ({ ...one, line, share: null, isAmbiguous: false, isSkipped: false })),
        { cashbackPercent: 100, sessionPercent: 80, isOnAtEnd: true },
      )
      expect(weeks.map(({ redeemableAfter, cashback }) => [redeemableAfter, cashback])).toEqual(
        [...expected].toSorted(([a], [b]) => a - b),
      )
    }),
    runs,
  )
})

it('the room’s part of a buy-in is so many cents of each hundred', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (buyIn) => {
      expect(cents(feeOf(buyIn / 100))).toBe(percentOf(buyIn, buyIn <= 50_000 ? 9 : 3))
    }),
    runs,
  )
})

it('of a pot one cent is taken for each twenty, until the cap of so many players is reached', () => {
  const players = fc.integer({ min: 2, max: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...stakes), players, fc.integer({ min: 0, max: 20_000 }), (stake, dealt, pot) => {
      const [two, four, six] = stake.caps.map(cents)
      const cap = { 2: two, 3: four, 4: four, 5: six, 6: six }[dealt] ?? 0
      let taken = 0
      for (let left = pot; left >= 20 && taken < cap; left -= 20) taken += 1
      expect(cents(rakeOf({ pot: pot / 100, players: dealt, hasFlop: true }, stake))).toBe(taken)
      expect(rakeOf({ pot: pot / 100, players: dealt, hasFlop: false }, stake)).toBe(0)
    }),
    { numRuns: 400 },
  )
})

it('of what a month gives away so many hundredths are paid as have been handed out in full', () => {
  const share = fc
    .integer({ min: 0, max: 9000 })
    .chain((whole) => fc.record({ total: fc.constant(whole), paid: fc.integer({ min: 0, max: whole }) }))
  fc.assert(
    fc.property(fc.array(share, { maxLength: 5 }), (shares) => {
      let [whole, paid, percent] = [0, 0, 0]
      for (const one of shares) {
        whole += one.total
        paid += one.paid
      }
      while (whole > 0 && percent < 100 && (percent + 1) * whole <= paid * 100) percent += 1
      expect(sumShares(shares)).toEqual({ total: whole, percent })
    }),
    { numRuns: 400 },
  )
})

it('a self-test’s points are told on one’s fingers, and its band is the highest that they climb to', () => {
  const bands = [0, 1, 3, 8].map((from) => ({ from, title: '', text: '' }))
  const steps = { 0: 0, 1: 1, 3: 3, 8: 8 }
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 9, maxLength: 9 }), (answers) => {
      let [points, reached] = [0, 0]
      for (const answer of answers) {
        for (let finger = 0; finger < answer; finger += 1) {
          points += 1
          reached = steps[points as keyof typeof steps] ?? reached
        }
      }
      const { score, band } = scoreSelfTest(answers, bands)
      expect([score, band.from]).toEqual([points, reached])
    }),
    runs,
  )
})

it('a pool goes to its places one by one: two fifths evenly, the rest by place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 10_000, max: 5_000_000 }), (paid, pool) => {
      const groups = dividePool(pool / 100, paid)
      const places = groups.flatMap(({ from, to, amount }) =>
        Array.from({ length: to - from + 1 }, () => ({ from, amount })),
      )
      expect(places).toHaveLength(paid)
      expect(total(places.map(({ amount }) => cents(amount)))).toBe(pool)
      const all = total(places.map(({ from }) => 1 / from ** 1.1))
      for (const { from, amount } of places.slice(1)) {
        const share = (pool * 2) / 5 / paid + ((pool * 3) / 5 / all) * (1 / from ** 1.1)
        expect(Math.abs(cents(amount) - share)).toBeLessThanOrEqual(1)
      }
    }),
    runs,
  )
})

it('a satellite gives seats as long as the pool buys another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 500, max: 50_000 }), (pool, price) => {
      let [left, seats] = [pool, 0]
      while (left >= price) {
        left -= price
        seats += 1
      }
      const won = divideSeats(pool / 100, price / 100).flatMap(({ from, to, amount }) =>
        Array.from({ length: to - from + 1 }, () => cents(amount)),
      )
      expect(won).toEqual([...Array.from({ length: seats }, () => price), ...(left > 0 ? [left] : [])])
    }),
    runs,
  )
})

const stacks = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 2, maxLength: 9 })

it('a tournament that is rolled back pays for every chip the same', () => {
  fc.assert(
    fc.property(
      stacks,
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 90 }),
      (chips, buyIn, eliminated) => {
        const pot = buyIn * eliminated
        const perChip = pot / 2 / total(chips)
        const paid = rollBack({ buyIn, fee: 1, eliminated, chips })
        for (const [seat, stack] of chips.entries()) {
          let expected = buyIn + 1 + pot / 2 / chips.length
          for (let chip = 0; chip < stack; chip += 1) expected += perChip
          expect(paid[seat]).toBeCloseTo(expected, 6)
        }
      },
    ),
    runs,
  )
})

it('one that is rolled forward pays one price for a chip, up to the first prize', () => {
  const prizes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(stacks, prizes, (chips, drawn) => {
      const left = drawn.slice(0, chips.length)
      const [first, lowest] = [Math.max(...left), Math.min(...left)]
      const at = (price: number) => chips.map((stack) => Math.min(first, lowest + price * stack))
      // The price at which all of it is given, by halving.
      let [low, high] = [0, first]
      for (let step = 0; step < 100; step += 1) {
        const middle = (low + high) / 2
        if (total(at(middle)) < total(left)) low = middle
        else high = middle
      }
      for (const [seat, amount] of rollForward(left, chips).entries()) {
        expect(Math.abs(amount - (at(high)[seat] ?? Number.NaN))).toBeLessThan(0.01)
      }
    }),
    runs,
  )
})

it('what a spin is worth is the average of every spin there is', () => {
  const outcomes = fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 50 }), times: fc.integer({ min: 0, max: 999 }) }),
  )
  fc.assert(
    fc.property(outcomes, fc.integer({ min: 1, max: 500 }), (drawn, blanks) => {
      const spins = [
        ...drawn.flatMap(({ count, times }) => Array.from({ length: count }, () => times)),
        ...Array.from({ length: blanks }, () => 0),
      ]
      expect(expectedValue([...drawn, { count: blanks }], spins.length)).toBeCloseTo(total(spins) / spins.length, 9)
    }),
    runs,
  )
})

it('a call with just the chance that it needs wins back over many hands what it costs', () => {
  const chips = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(chips, chips, (pot, bet) => {
      const hands = pot + 2 * bet
      const won = Math.round(neededEquity({ pot, bet }) * hands)
      let stack = 0
      for (let hand = 0; hand < hands; hand += 1) stack += hand < won ? pot + bet : -bet
      expect(stack).toBe(0)
    }),
    runs,
  )
})
