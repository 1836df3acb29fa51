import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextSegment } from '#shared/policies/policies.ts'
import { compareTexts } from './compare-texts.ts'

/** Segments as a lawyer would write them: `[-gone-]` and `[+added+]`. */
const written = (segments: readonly TextSegment[]) =>
  segments.map(({ type, text }) => (type === 'same' ? text : type === 'del' ? `[-${text}-]` : `[+${text}+]`)).join('')
const without = (segments: readonly TextSegment[], type: TextSegment['type']) =>
  segments
    .filter((segment) => segment.type !== type)
    .map(({ text }) => text)
    .join('')

/** Texts that are near to each other, as two versions of a clause are. */
const word = fc.constantFrom(
  'u',
  'een',
  'limiet',
  'geldt',
  '24',
  'uur',
  '€\u00a00,25',
  'video-ID',
  ',',
  '.',
  '\n',
  'de',
)
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))

describe('compareTexts', () => {
  it.each([
    ['pas na 24 uur.', 'pas na 7 dagen.', 'pas na [-24 uur-][+7 dagen+].'],
    ['op uw naam.', 'op uw naam, voor u.', 'op uw naam[+, voor u+].'],
    ['€\u00a00,25 per keer', '€\u00a00,50 per keer', '€\u00a0[-0,25-][+0,50+] per keer'],
    ['in drie werkdagen of later', 'in zeven weken of nooit', 'in [-drie werkdagen of later-][+zeven weken of nooit+]'],
    [
      'een uitbetaling komt later',
      'elke uitbetaling komt nooit',
      '[-een-][+elke+] uitbetaling komt [-later-][+nooit+]',
    ],
    ['een.\ntwee', 'drie.\nvier', '[-een-][+drie+].\n[-twee-][+vier+]'],
    ['gelijk', 'gelijk', 'gelijk'],
  ])('%j and %j', (from, to, expected) => {
    expect(written(compareTexts(from, to))).toBe(expected)
  })

  it('shows changes that make the new text of the old one, whatever the texts are', () => {
    const pair = fc.oneof(fc.tuple(text, text), fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const segments = compareTexts(from, to)
        expect(without(segments, 'ins')).toBe(from)
        expect(without(segments, 'del')).toBe(to)
      }),
    )
  })

  it('marks nothing in a text that is the same', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(compareTexts(same, same).every(({ type }) => type === 'same')).toBe(true)
      }),
    )
  })
})
