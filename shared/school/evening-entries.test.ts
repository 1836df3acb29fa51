import { expect, it } from 'vitest'
import { stakeOf } from '#shared/games/rake.ts'
import { eveningExample, readEvening } from './evening-entries.ts'

it('begins with an evening that can be read', () => {
  expect(readEvening(eveningExample, 'nl')).toEqual({
    evening: { format: 'cash', stake: stakeOf(0.25), players: 6, hours: 3, tables: 1 },
  })
})

it('reads only what belongs to the format', () => {
  expect(readEvening({ ...eveningExample, format: 'spin', buyin: '0,50', count: '20', hours: 'x' }, 'nl')).toEqual({
    evening: { format: 'spin', buyIn: 0.5, count: 20 },
  })
})

it.each<[string, Record<string, string>, [string, string][]]>([
  ['no hours', { hours: '0' }, [['hours', 'empty']]],
  ['a day and an hour', { hours: '25' }, [['hours', 'hours']]],
  ['half a table', { tables: '1,5' }, [['tables', 'whole']]],
  ['a hall', { tables: '90' }, [['tables', 'tables']]],
  [
    'a word for hours, and no tables',
    { hours: 'drie', tables: '' },
    [
      ['hours', 'text'],
      ['tables', 'empty'],
    ],
  ],
  ['no buy-in', { format: 'tournament', buyin: '', count: '2' }, [['buyin', 'empty']]],
  ['a buy-in that Spin & Gold lacks', { format: 'spin', buyin: '250', count: '1' }, [['buyin', 'spin']]],
  ['too many', { format: 'tournament', buyin: '5', count: '501' }, [['count', 'count']]],
])('names what is wrong with %s', (_, entries, expected) => {
  const read = readEvening({ ...eveningExample, ...entries }, 'nl')
  expect('problems' in read && read.problems.map(({ field, kind }) => [field, kind])).toEqual(expected)
})

it('takes what no list offers for its first entry, or a full table', () => {
  const read = readEvening({ ...eveningExample, format: 'x', stake: '9', players: '99' }, 'nl')
  expect('evening' in read && read.evening).toMatchObject({ format: 'cash', players: 6, stake: stakeOf(0.02) })
})
