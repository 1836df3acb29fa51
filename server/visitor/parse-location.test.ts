import { expect, it } from 'vitest'
import { parseLocation } from './parse-location.ts'

it.each([
  ['nothing known', null, null, null],
  ['a country', { country: { iso_code: 'NL', geoname_id: 2750405, names: { en: 'The Netherlands' } } }, 'NL', null],
  ['a province', { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'ON' }] }, 'CA', 'ON'],
  [
    'the widest subdivision',
    { country: { iso_code: 'GB' }, subdivisions: [{ iso_code: 'ENG' }, { iso_code: 'WBK' }] },
    'GB',
    'ENG',
  ],
  ['a subdivision without code', { country: { iso_code: 'GB' }, subdivisions: [{ geoname_id: 1 }] }, 'GB', null],
  ['no subdivision', { country: { iso_code: 'GB' }, subdivisions: [] }, 'GB', null],
  ['only where the network is registered', { registered_country: { iso_code: 'US' } }, null, null],
  ['a region of no country', { subdivisions: [{ iso_code: 'ON' }] }, null, null],
])('reads %s', (_, record, country, region) => {
  expect(parseLocation(record)).toEqual({ country, region })
})

it.each([
  ['a text', 'NL'],
  ['a list', []],
  ['undefined', undefined],
  ['a country that is text', { country: 'NL' }],
  ['a code in small letters', { country: { iso_code: 'nl' } }],
  ['a code that is a number', { country: { iso_code: 31 } }],
  ['subdivisions that are no list', { country: { iso_code: 'CA' }, subdivisions: { iso_code: 'ON' } }],
  ['a region of too many letters', { country: { iso_code: 'CA' }, subdivisions: [{ iso_code: 'ONTARIO' }] }],
])('refuses %s', (_, record) => {
  expect(() => parseLocation(record)).toThrow()
})
