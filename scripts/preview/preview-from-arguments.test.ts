import { expect, it } from 'vitest'
import { readOptions } from '../command.ts'
import { previewFromArguments, previewOptions } from './preview-from-arguments.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.parse('2026-11-20T23:30:00Z')
const read = (line: string, from = secret) =>
  previewFromArguments(readOptions({ args: line.split(' '), options: previewOptions }).values, from, now)

it.each([
  ['--country CA --region ON --edition global --date 2026-12-01', ['global', 'CA', 'ON', false, '2026-12-01']],
  ['--country=NL --edition=nl', ['nl', 'NL', null, false, '2026-11-20']],
  ['--country unknown --edition ca --whitelisted', ['ca', null, null, true, '2026-11-20']],
])('%s', (line, [editionId, country, region, isWhitelisted, date]) => {
  expect(read(line)).toEqual({ editionId, country, region, isWhitelisted, date, expires: now / 1000 + 3600 })
})

it.each([
  ['--country CA', '--edition is missing: expected one of nl, global, ca'],
  ['--country CA --edition de', '--edition=de: expected one of nl, global, ca'],
  ['--edition nl', '--country is missing: expected a country'],
  ['--country ca --edition nl', '--country=ca: expected a country'],
  ['--country ZZ --edition nl', '--country=ZZ: expected a country'],
  ['--country CA --region ontario --edition nl', '--region=ontario: expected a subdivision'],
  ['--country unknown --region ON --edition nl', '--region=ON: expected a subdivision'],
  ['--country CA --edition nl --date 2026-02-31', '--date=2026-02-31: expected a day'],
])('%s is refused with what was expected and how it is used', (line, message) => {
  expect(() => read(line)).toThrow(message)
  expect(() => read(line)).toThrow('npm run preview-token -- ')
})

it.each(['', 'too short'])('a secret %j is refused', (wrong) => {
  expect(() => read('--country CA --edition nl', wrong)).toThrow(/PREVIEW_SECRET|at least 32 characters/)
})
