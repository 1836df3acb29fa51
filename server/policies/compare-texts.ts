import { diffArrays } from 'diff'
import type { TextSegment } from '#shared/policies/policies.ts'

/** Longest word, in letters, that two changes on either side of it take along: `a [b] of [c]` reads worse than one change. */
const MAX_JOINING_LETTERS = 4

/** A word with its inner marks (`24-uurs`, `0,25`), white space, or one mark of punctuation. */
const token = /\s+|[\p{L}\p{N}\p{M}]+(?:[-\u2011'\u2019.,:/][\p{L}\p{N}\p{M}]+)*|[\s\S]/gu

function splitWords(text: string): string[] {
  return text.match(token) ?? []
}

export function compareTexts(from: string, to: string): TextSegment[] {
  const parts = diffArrays(splitWords(from), splitWords(to)).map(
    ({ added, removed, value }): TextSegment => ({
      type: added ? 'ins' : removed ? 'del' : 'same',
      text: value.join(''),
    }),
  )
  return joinChanges(parts)
}

/** Gathers each run of changes, with the short words between them, into what was there before and what is there now. */
function joinChanges(parts: readonly TextSegment[]): TextSegment[] {
  const segments: TextSegment[] = []
  let [del, ins] = ['', '']
  const flush = () => {
    if (del) segments.push({ type: 'del', text: del })
    if (ins) segments.push({ type: 'ins', text: ins })
    ;[del, ins] = ['', '']
  }
  for (const [at, { type, text }] of parts.entries()) {
    if (type === 'del') del += text
    else if (type === 'ins') ins += text
    else if (del || ins) {
      if (at < parts.length - 1 && isJoining(text)) {
        del += text
        ins += text
      } else {
        flush()
        segments.push({ type, text })
      }
    } else segments.push({ type, text })
  }
  flush()
  return segments
}

/** White space, with at most one short word in it; never a line break, which is the end of a paragraph. */
function isJoining(text: string): boolean {
  const match = /^\s*([\p{L}\p{N}]*)\s*$/u.exec(text)
  return match !== null && !text.includes('\n') && (match[1] ?? '').length <= MAX_JOINING_LETTERS
}
