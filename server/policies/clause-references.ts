import type { ClauseName } from './citation.ts'

/** A clause as content names it: `{"clause": "terms-conditions#streamer-link", "quote": "…"}`. */
export interface ClauseReference {
  clause: string
  quote?: string
}

export function isReference(value: unknown): value is ClauseReference {
  return typeof value === 'object' && value !== null && 'clause' in value && typeof value.clause === 'string'
}

export function splitReference({ clause }: ClauseReference): Pick<ClauseName, 'policyId' | 'clauseId'> {
  const [policyId = '', clauseId = ''] = clause.split('#')
  return { policyId, clauseId }
}

/** Not an object, and not within a string, where the quotation marks would be escaped. */
const writtenReference = /"clause"\s*:\s*"/g

/** Returns what lists the clauses that a part of a content file names; to be asked for every part, in the order of the file. */
export function createClauseReader(file: string, text: string): (part: unknown) => ClauseName[] {
  const lines = [...text.matchAll(writtenReference)].map(({ index }) => text.slice(0, index).split('\n').length)
  let next = 0
  return function read(part): ClauseName[] {
    if (isReference(part)) return [{ file, line: lines[next++] ?? 1, ...splitReference(part) }]
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(read) : []
  }
}
