import { describe, expect, it } from 'vitest'
import { readNumber } from '#shared/site/read-number.ts'
import { addUpPlan, findOverspending, limitOfPlan, readLeft } from './budget-plan.ts'

describe('addUpPlan', () => {
  it('works out what 60 a month is for three evenings a week of two hours', () => {
    const sums = addUpPlan({ left: 420, budget: 60, sessions: 3, hours: 2 })
    expect(sums.share).toBeCloseTo(1 / 7)
    expect(sums.perYear).toBe(720)
    expect(sums.perSession).toBeCloseTo(60 / 13)
    expect(sums.hoursPerMonth).toBeCloseTo(26)
    expect(sums.perHour).toBeCloseTo(60 / 26)
  })

  it('says nothing of what it was not told, and never divides by nothing', () => {
    const nothing = { share: null, perYear: null, perSession: null, perHour: null, hoursPerMonth: null }
    expect(addUpPlan({ left: null, budget: null, sessions: null, hours: null })).toEqual(nothing)
    expect(addUpPlan({ left: 0, budget: 10, sessions: 0, hours: 0 })).toEqual({ ...nothing, perYear: 120 })
    expect(addUpPlan({ left: 100, budget: 0, sessions: 2, hours: null })).toMatchObject({ share: 0, perSession: 0 })
  })
})

describe('a plan that takes much of what is left', () => {
  it.each([
    [600, 500, 180],
    [600, 180, 180],
    [1000, 1500, 300],
    [0, 10, 0],
  ])('of %d, %d: is told that three tenths are %d', (left, budget, amount) => {
    expect(limitOfPlan({ left, budget })).toEqual({ share: 0.3, amount })
  })

  it.each([
    [600, 179.99],
    [0, 0],
    [null, 500],
    [600, null],
  ])('of %s, %s: is told nothing', (left, budget) => {
    expect(limitOfPlan({ left, budget })).toBeNull()
  })
})

it('who comes up short every month has nothing left for a plan', () => {
  const left = readLeft('-100', 'en')
  expect(limitOfPlan({ left, budget: 50 })).toEqual({ share: 0.3, amount: 0 })
  expect([readLeft('abc', 'en'), readLeft('', 'en'), readLeft('60.50', 'en')]).toEqual([null, null, 60.5])
})

describe('findOverspending', () => {
  const find = (months: readonly string[], limit: string) =>
    findOverspending(
      months.map((text) => readNumber(text, 'en')),
      readNumber(limit, 'en'),
    )

  it('names the months above the limit and by how much in all', () => {
    expect(find(['40', '80', '', '60', '75'], '60')).toEqual({ kind: 'over', months: [1, 4], excess: 35 })
  })

  it('takes the limit itself for kept', () => {
    expect(find(['60', ''], '60')).toEqual({ kind: 'within', limit: 60 })
  })

  it('adds up where there is no limit, and says nothing where there are no figures', () => {
    expect(find(['40', '5', ''], '')).toEqual({ kind: 'total', total: 45 })
    expect(find(['', ''], '60')).toEqual({ kind: 'empty' })
  })

  it.each([
    [['40', '80 eur', '5'], ''],
    [['40', '80 eur'], '60'],
    [['40', '80'], 'sixty'],
  ])('says nothing of %j and a limit of %j, which cannot be read', (months, limit) => {
    expect(find(months, limit)).toEqual({ kind: 'unreadable' })
  })
})
