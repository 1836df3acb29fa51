import { expect, it } from 'vitest'
import { cdnCacheControl } from './edge-headers.ts'

const NOW = Date.parse('2026-11-25T22:59:30Z')
const never = { changesAt: Number.POSITIVE_INFINITY, freshMs: Number.POSITIVE_INFINITY }

it.each([
  ['holds for ever', 'hit', never, 'max-age=60, stale-while-revalidate=600, stale-if-error=87000'],
  ['is being made anew', 'stale', never, 'max-age=1, stale-while-revalidate=600, stale-if-error=87000'],
  [
    'shows data of ten seconds',
    'hit',
    { ...never, freshMs: 10_000 },
    'max-age=10, stale-while-revalidate=600, stale-if-error=87000',
  ],
  [
    'changes in 30 s',
    'hit',
    { ...never, changesAt: NOW + 30_000 },
    'max-age=29, stale-while-revalidate=0, stale-if-error=0',
  ],
  [
    'changes in 70.9 s',
    'hit',
    { ...never, changesAt: NOW + 70_900 },
    'max-age=60, stale-while-revalidate=9, stale-if-error=9',
  ],
  ['changes now', 'hit', { ...never, changesAt: NOW + 1999 }, null],
  ['has changed', 'stale', { ...never, changesAt: NOW - 5000 }, null],
  ['was not kept', 'miss', null, null],
] as const)(
  'an edge that keeps a page that %s, a second late, gives it no longer than it is true',
  (_, result, validity, expected) => {
    expect(cdnCacheControl({ validity, result }, NOW)).toBe(expected)
  },
)
