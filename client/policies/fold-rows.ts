import type { ComparedChapter, ComparisonRow } from '#shared/policies/policies.ts'

type SameRow = Extract<ComparisonRow, { type: 'same' }>

/** A line of the comparison's page: a chapter's heading, a change, or all that is unchanged up to the next of these. */
export type ComparisonLine =
  | { type: 'chapter'; chapter: ComparedChapter }
  | { type: 'change'; row: Exclude<ComparisonRow, { type: 'same' }> }
  | { type: 'fold'; rows: SameRow[] }

export function foldRows(chapters: readonly ComparedChapter[]): ComparisonLine[] {
  const lines: ComparisonLine[] = []
  for (const chapter of chapters) {
    let hasHeading = false
    const head = () => {
      if (!hasHeading) lines.push({ type: 'chapter', chapter })
      hasHeading = true
    }
    const isNamedAnew = chapter.title.some(({ type }) => type !== 'same')
    if (isNamedAnew) head()
    for (const row of chapter.rows) {
      if (row.type !== 'same') {
        head()
        lines.push({ type: 'change', row })
        continue
      }
      const last = lines.at(-1)
      if (last?.type === 'fold') last.rows.push(row)
      else lines.push({ type: 'fold', rows: [row] })
    }
  }
  return lines
}
