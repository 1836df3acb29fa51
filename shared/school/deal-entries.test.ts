import { describe, expect, it } from 'vitest'
import { readDeal } from './deal-entries.ts'

it('reads stacks as people write them, and prizes to the cent', () => {
  expect(readDeal({ stack1: '1.250.000', stack3: '45500', prize1: '€ 1.000', prize2: '62,50' }, 'nl')).toEqual({
    deal: {
      players: [
        { number: 1, stack: 1_250_000 },
        { number: 3, stack: 45_500 },
      ],
      prizes: [100_000, 6250],
    },
  })
})

describe.each<[string, Record<string, string>, [string, string][]]>([
  [
    'nothing',
    {},
    [
      ['stack1', 'few'],
      ['prize1', 'none'],
    ],
  ],
  ['one player', { stack1: '10', prize1: '5' }, [['stack2', 'few']]],
  ['no chips', { stack1: '10', stack2: '0', prize1: '5' }, [['stack2', 'zero']]],
  ['a word', { stack1: '10', stack2: 'all', prize1: '5' }, [['stack2', 'text']]],
  ['less than nothing', { stack1: '10', stack2: '-4', prize1: '5' }, [['stack2', 'negative']]],
  ['more chips than there are', { stack1: '10', stack2: '2000000000', prize1: '5' }, [['stack2', 'large']]],
  [
    'a place without a prize',
    { stack1: '1', stack2: '1', prize1: '5', prize3: '2' },
    [
      ['prize2', 'gap'],
      ['prize3', 'many'],
    ],
  ],
  ['a second prize above the first', { stack1: '1', stack2: '1', prize1: '5', prize2: '6' }, [['prize2', 'order']]],
  [
    'more prizes than players',
    { stack1: '1', stack2: '1', prize1: '5', prize2: '4', prize3: '3' },
    [['prize3', 'many']],
  ],
  ['a prize of nothing', { stack1: '1', stack2: '1', prize1: '5', prize2: '0' }, [['prize2', 'zero']]],
])('of %s', (_, entries, expected) => {
  it('says what is wrong where', () => {
    const read = readDeal(entries, 'en')
    expect('problems' in read && read.problems.map(({ field, kind }) => [field, kind])).toEqual(expected)
  })
})
