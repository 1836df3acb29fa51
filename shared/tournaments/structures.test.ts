import { expect, it } from 'vitest'
import { blindsAfter } from './structures.ts'

const regular = { stack: 10_000, levelMinutes: 10, firstBigBlind: 100 }

it.each([
  [0, 50, 100],
  [9, 50, 100],
  [10, 60, 120],
  [60, 200, 400],
  [100, 500, 1000],
  [120, 800, 1600],
])('after %i minutes of levels of ten the blinds are %i/%i', (minutes, small, big) => {
  expect(blindsAfter(regular, minutes)).toEqual({ small, big })
})
