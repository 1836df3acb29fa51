import { describe, expect, it } from 'vitest'
import { firstUnanswered, scoreSelfTest } from './self-test.ts'

const bands = [0, 1, 3, 8].map((from) => ({ from, title: `from ${from}`, text: '' }))

describe('scoreSelfTest', () => {
  it.each([
    { answers: [0, 0, 0, 0, 0, 0, 0, 0, 0], score: 0, from: 0 },
    { answers: [1, 0, 0, 0, 0, 0, 0, 0, 0], score: 1, from: 1 },
    { answers: [1, 0, 1, 0, 0, 0, 0, 0, 0], score: 2, from: 1 },
    { answers: [0, 0, 0, 0, 0, 0, 0, 0, 3], score: 3, from: 3 },
    { answers: [1, 1, 1, 1, 1, 1, 1, 0, 0], score: 7, from: 3 },
    { answers: [1, 1, 1, 1, 1, 1, 1, 1, 0], score: 8, from: 8 },
    { answers: [3, 3, 3, 3, 3, 3, 3, 3, 3], score: 27, from: 8 },
  ])('$score points fall in the band from $from', ({ answers, score, from }) => {
    const result = scoreSelfTest(answers, bands)
    expect(result.score).toBe(score)
    expect(result.band.from).toBe(from)
  })

  it('refuses bands that begin above the score', () => {
    expect(() => scoreSelfTest([0], bands.slice(1))).toThrow('score of 0')
  })
})

describe('firstUnanswered', () => {
  it('names the first gap, and none where all is answered', () => {
    expect(firstUnanswered([0, null, 2, null])).toBe(1)
    expect(firstUnanswered([0, 3])).toBeNull()
  })
})
