import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Comparison, PolicyChapter } from '#shared/policies/policies.ts'
import { compareVersions } from './compare-versions.ts'

type Outline = readonly (readonly [chapter: string, clauses: readonly (readonly [id: string, plain: string])[]])[]

/** A version from its chapters and clauses, numbered as they stand. */
function versionOf(outline: Outline): { chapters: PolicyChapter[] } {
  return {
    chapters: outline.map(([id, clauses], chapter) => ({
      id,
      number: String(chapter + 1),
      title: `Title of ${id}`,
      clauses: clauses.map(([clauseId, plain], clause) => ({
        id: clauseId,
        number: `${chapter + 1}.${clause + 1}`,
        plain,
        blocks: [],
        note: null,
        sha256: '',
      })),
    })),
  }
}

/** `reworded a 1.1→1.2`, in the order of the page. */
const lines = ({ chapters }: Comparison) =>
  chapters.flatMap(({ rows }) =>
    rows.map((row) => {
      const numbers = ['from' in row ? row.from.number : '', 'to' in row ? row.to.number : '']
      return `${row.type} ${row.id} ${numbers.join('→')}`
    }),
  )

/** What the comparison shows, applied to the old version: numbers and texts of the new one. */
function apply(from: { chapters: PolicyChapter[] }, { chapters }: Comparison): string[] {
  const old = new Map(from.chapters.flatMap(({ clauses }) => clauses.map(({ id, plain }) => [id, plain])))
  return chapters.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      if (row.type === 'gone' || row.type === 'stub') return []
      if (row.type === 'new') return [`${row.to.number} ${row.text}`]
      const before = old.get(row.id) ?? ''
      if (row.type === 'same') return [`${row.to.number} ${before}`]
      const kept = row.segments.filter(({ type }) => type !== 'ins')
      expect(kept.map(({ text }) => text).join('')).toBe(before)
      const now = row.segments.filter(({ type }) => type !== 'del')
      return [`${row.to.number} ${now.map(({ text }) => text).join('')}`]
    }),
  )
}

const textOf = ({ chapters }: { chapters: PolicyChapter[] }) =>
  chapters.flatMap(({ clauses }) => clauses.map(({ number, plain }) => `${number} ${plain}`))

describe('compareVersions', () => {
  it('tells inserted, removed and reworded clauses, and those that only have another number', () => {
    const from = versionOf([
      [
        'one',
        [
          ['a', 'A'],
          ['b', 'B'],
          ['c', 'C'],
          ['d', 'D'],
        ],
      ],
    ])
    const to = versionOf([
      [
        'one',
        [
          ['new', 'N'],
          ['a', 'A'],
          ['c', 'C changed'],
          ['d', 'D'],
        ],
      ],
    ])
    const comparison = compareVersions(from, to)
    expect(lines(comparison)).toEqual([
      'new new →1.1',
      'same a 1.1→1.2',
      'gone b 1.2→',
      'reworded c 1.3→1.3',
      'same d 1.4→1.4',
    ])
    expect(comparison.counts).toEqual({ new: 1, reworded: 1, moved: 0, gone: 1, same: 2 })
  })

  it('shows a clause that moved to another chapter at its new place, with a stub at the old one', () => {
    const from = versionOf([
      [
        'one',
        [
          ['a', 'A'],
          ['b', 'B'],
        ],
      ],
      ['two', [['c', 'C']]],
    ])
    const to = versionOf([
      ['one', [['a', 'A']]],
      [
        'two',
        [
          ['b', 'B now'],
          ['c', 'C'],
        ],
      ],
    ])
    expect(lines(compareVersions(from, to))).toEqual([
      'same a 1.1→1.1',
      'stub b 1.2→2.1',
      'moved b 1.2→2.1',
      'same c 2.1→2.2',
    ])
  })

  it('calls the one clause moved that others passed, not all the others', () => {
    const from = versionOf([
      [
        'one',
        [
          ['a', 'A'],
          ['b', 'B'],
          ['c', 'C'],
          ['d', 'D'],
        ],
      ],
    ])
    const to = versionOf([
      [
        'one',
        [
          ['b', 'B'],
          ['c', 'C'],
          ['d', 'D'],
          ['a', 'A'],
        ],
      ],
    ])
    expect(compareVersions(from, to).counts).toMatchObject({ moved: 1, same: 3 })
  })

  it('keeps a chapter that is gone where it stood, and marks a title that changed', () => {
    const from = versionOf([
      ['one', [['a', 'A']]],
      ['two', [['b', 'B']]],
      ['three', [['c', 'C']]],
    ])
    const to = versionOf([
      ['one', [['a', 'A']]],
      ['three', [['c', 'C']]],
    ])
    const { chapters } = compareVersions(from, to)
    expect(chapters.map(({ id, isGone }) => [id, isGone])).toEqual([
      ['one', false],
      ['two', true],
      ['three', false],
    ])
    expect(chapters[1]?.title.every(({ type }) => type === 'del')).toBe(true)
    expect(chapters[2]?.title.every(({ type }) => type === 'same')).toBe(true)
  })

  it('shows changes that make the new version of the old one', () => {
    const plain = fc.array(fc.constantFrom('u', 'mag', 'niet', '7', 'dagen', ',', '\n'), { minLength: 1, maxLength: 8 })
    const version = fc
      .uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 })
      .chain((ids) =>
        fc.tuple(
          fc.constant(ids),
          fc.array(plain, { minLength: ids.length, maxLength: ids.length }),
          fc.array(fc.constantFrom('one', 'two', 'three'), { minLength: ids.length, maxLength: ids.length }),
          fc.shuffledSubarray(['one', 'two', 'three'], { minLength: 3 }),
        ),
      )
      .map(([ids, plains, places, order]) =>
        versionOf(
          order.map((chapter) => [
            chapter,
            ids.flatMap((id, at) => (places[at] === chapter ? [[id, plains[at]?.join(' ') ?? ''] as const] : [])),
          ]),
        ),
      )
    fc.assert(
      fc.property(version, version, (from, to) => {
        const comparison = compareVersions(from, to)
        expect(apply(from, comparison)).toEqual(textOf(to))
        const gone = lines(comparison).filter((line) => line.startsWith('gone'))
        const ids = (of: { chapters: PolicyChapter[] }) =>
          of.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))
        expect(gone).toHaveLength(ids(from).filter((id) => !ids(to).includes(id)).length)
      }),
    )
  })
})
