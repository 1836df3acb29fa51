import { expect, it } from 'vitest'
import { isSwipe } from './gestures.ts'

it.each([
  { distance: 41, size: 400, duration: 5000, is: true },
  { distance: 40, size: 400, duration: 5000, is: false },
  { distance: 40, size: 400, duration: 301, is: false },
  { distance: 10, size: 400, duration: 300, is: true },
  { distance: 9, size: 400, duration: 10, is: false },
  { distance: 9, size: 80, duration: 5000, is: true },
])('$distance of $size px in $duration ms is a swipe: $is', ({ is, ...drag }) => {
  expect(isSwipe(drag)).toBe(is)
})
