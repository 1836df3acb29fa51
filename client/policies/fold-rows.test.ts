import { expect, it } from 'vitest'
import type { ComparedChapter, ComparisonRow } from '#shared/policies/policies.ts'
import { foldRows } from './fold-rows.ts'

const place = (number: string) => ({ number, chapterNumber: '1', chapterTitle: 'One' })
const same = (id: string): ComparisonRow => ({ type: 'same', id, from: place(id), to: place(id), text: id })
const added = (id: string): ComparisonRow => ({ type: 'new', id, to: place(id), text: id })
const chapter = (id: string, rows: ComparisonRow[], title: 'same' | 'ins' = 'same'): ComparedChapter => ({
  id,
  number: '1',
  title: [{ type: title, text: id }],
  isGone: false,
  rows,
})

const written = (chapters: ComparedChapter[]) =>
  foldRows(chapters).map((line) => {
    if (line.type === 'chapter') return `# ${line.chapter.id}`
    return line.type === 'fold' ? line.rows.map(({ id }) => id).join(' ') : `! ${line.row.id}`
  })

it('gathers what is unchanged across chapters, and heads only those in which something changed', () => {
  expect(
    written([
      chapter('one', [same('a'), same('b')]),
      chapter('two', [same('c'), added('d'), same('e'), added('f')]),
      chapter('three', [same('g')]),
    ]),
  ).toEqual(['a b c', '# two', '! d', 'e', '! f', 'g'])
})

it('heads a chapter of which only the title changed', () => {
  expect(written([chapter('one', [same('a')]), chapter('two', [same('b')], 'ins')])).toEqual(['a', '# two', 'b'])
})
