import { expect, it } from 'vitest'
import { filesByKind } from './section-names.ts'

it('a kind is named after its file, whichever feature has it', () => {
  const files = ['/client/team/sections/team.tsx', '/client/site/sections/page-head.tsx']
  expect([...filesByKind(files)]).toEqual([
    ['team', '/client/team/sections/team.tsx'],
    ['page-head', '/client/site/sections/page-head.tsx'],
  ])
})

it('a kind that two features have is refused with both files', () => {
  const files = ['/client/home/sections/hero.tsx', '/client/team/sections/hero.tsx']
  expect(() => filesByKind(files)).toThrow(
    'Expected one file for the section hero, found /client/home/sections/hero.tsx and /client/team/sections/hero.tsx',
  )
})
