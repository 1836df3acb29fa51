import { describe, expect, it } from 'vitest'
import { lessons, nextLesson, readLessons, writeLessons } from './lessons.ts'

describe('lessons that are done', () => {
  it('are read as they were written, whatever other cookies there are', () => {
    const done = ['bet-sizing', 'poker-rules', 'reading-statistics']
    expect(readLessons(`consent=x; lessons=${writeLessons(done)}; locale=nl`)).toEqual(done)
    expect(readLessons(`lessons=${writeLessons(lessons.map(({ page }) => page))}`)).toHaveLength(lessons.length)
  })

  it.each(['', 'mylessons=r', 'lessons=', 'lessons=%00', 'lessons=QQ'])('are none in %j', (cookies) => {
    expect(readLessons(cookies)).toEqual([])
  })

  it('are each counted once, and unknown marks are passed over', () => {
    expect(readLessons('lessons=rxrh')).toEqual(['poker-rules', 'hand-rankings'])
  })

  it('have a mark of their own each', () => {
    expect(new Set(lessons.map(({ mark }) => mark)).size).toBe(lessons.length)
  })
})

describe('the lesson to go on with', () => {
  it.each([
    ['the first', [], 'poker-rules'],
    ['the one after the last that was marked', ['poker-rules', 'poker-odds'], 'poker-strategy'],
    ['what is left after it, not what is done', ['implied-odds', 'poker-strategy'], 'reading-boards'],
    ['the first that was left out, after the end', ['bankroll-and-tilt'], 'poker-rules'],
    ['none, when all are done', lessons.map(({ page }) => page), null],
  ])('is %s', (_, done, next) => {
    expect(nextLesson(done)).toBe(next)
  })
})
