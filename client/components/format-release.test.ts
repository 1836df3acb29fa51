import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'
import { formatSize, groupHash } from './format-release.ts'

it('writes a release’s date and size in the page’s language', () => {
  expect(formatDay('2025-11-18', 'nl-NL')).toBe('18 november 2025')
  expect(formatDay('2025-01-01', 'en')).toBe('1 January 2025')
  expect(formatSize(96_412_672, 'nl-NL')).toBe('96,4\u00a0MB')
  expect(formatSize(158_000_000, 'en')).toBe('158.0\u00a0MB')
})

it('groups a hash by eight and loses nothing', () => {
  const hash = '0123456789abcdef'.repeat(4)
  expect(groupHash(hash)).toHaveLength(8)
  expect(groupHash(hash).join('')).toBe(hash)
})
