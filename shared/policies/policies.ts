import type { PolicyId } from './policy-routes.ts'

export interface PolicyRun {
  text: string
  isStrong?: true
  /** A path of this site, with its place on the page, or https. */
  href?: string
  /** A part of another text, `terms-conditions#closing-by-player`: where a page shows the run, it leads to where that is in force. */
  clause?: string
  /** Whether a page writes the name of the clause in place of the text. */
  isName?: true
}

export type PolicyBlock = { type: 'paragraph'; runs: PolicyRun[] } | { type: 'list'; items: PolicyRun[][] }

export interface PolicyClause {
  /** `4.2`: its place in this version, and its permalink (`#c-4.2`). */
  number: string
  /** Stays with the clause through every version, whatever its number becomes. */
  id: string
  blocks: PolicyBlock[]
  /** In plain words and not binding; null where there is none. */
  note: PolicyRun[] | null
  /** The binding text without its looks: a line for each paragraph, `(a) …` for each item of a list. */
  plain: string
  /** Of `plain` in UTF-8, as lower-case hexadecimal digits. */
  sha256: string
}

export interface PolicyChapter {
  number: string
  id: string
  title: string
  clauses: PolicyClause[]
}

/** more-room and stricter: for the reader; duty: what the reader has to do; editorial: nothing changes but words. */
export const changeGroups = ['more-room', 'stricter', 'duty', 'editorial'] as const
export type ChangeGroup = (typeof changeGroups)[number]

export interface PolicyChange {
  group: ChangeGroup
  number: string
  text: string
}

export interface PolicyVersion {
  version: string
  title: string
  description: string
  /** ISO 8601 dates. */
  effective: string
  published: string
  intro: PolicyRun[]
  changes: PolicyChange[]
  chapters: PolicyChapter[]
  sha256: string
}

/** Element id of a chapter or clause, and so its permalink. */
export function anchorOf(number: string): string {
  return `c-${number}`
}

export interface CitedClause {
  policy: string
  number: string
  href: string
  quote: string
}

export function clausesOf({ chapters }: Pick<PolicyVersion, 'chapters'>): PolicyClause[] {
  return chapters.flatMap(({ clauses }) => clauses)
}

/** How a clause differs from the version before: what its mark says. */
export type ClauseMark = 'new' | 'reworded' | 'moved'

export interface PolicyStop {
  version: string
  effective: string
  path: string
  /** past: no longer in force; now: in force; future: announced. */
  time: 'past' | 'now' | 'future'
}

interface PolicyFrame {
  policyId: PolicyId
  suit: 'spade' | 'heart' | 'club' | 'diamond'
  prevails: string
  stops: PolicyStop[]
  currentPath: string
}

export interface PolicyContent extends PolicyFrame {
  text: PolicyVersion
  /** Whether the page is the policy's own address, which always shows the version in force. */
  isCurrentPage: boolean
  path: string
  time: PolicyStop['time']
  /** How it differs from the version before; null for the first. */
  previous: { version: string; comparePath: string; marks: Record<string, ClauseMark>; counts: ChangeCounts } | null
  feedPath: string
}

/** How many clauses are which. A clause that is moved and reworded counts as moved. */
export interface ChangeCounts {
  new: number
  reworded: number
  moved: number
  gone: number
  same: number
}

export interface TextSegment {
  type: 'same' | 'del' | 'ins'
  text: string
}

export interface ClausePlace {
  number: string
  chapterNumber: string
  chapterTitle: string
}

/** One line of a comparison, in the new order. same: the same words; stub: where a moved clause stood. */
export type ComparisonRow =
  | { type: 'same'; id: string; from: ClausePlace; to: ClausePlace; text: string }
  | { type: 'reworded'; id: string; from: ClausePlace; to: ClausePlace; segments: TextSegment[] }
  | { type: 'moved'; id: string; from: ClausePlace; to: ClausePlace; segments: TextSegment[] }
  | { type: 'new'; id: string; to: ClausePlace; text: string }
  | { type: 'gone'; id: string; from: ClausePlace; text: string }
  | { type: 'stub'; id: string; from: ClausePlace; to: ClausePlace }

export interface ComparedChapter {
  id: string
  number: string
  title: TextSegment[]
  isGone: boolean
  rows: ComparisonRow[]
}

export interface Comparison {
  chapters: ComparedChapter[]
  counts: ChangeCounts
}

export interface Consequence {
  group: ChangeGroup
  text: string
}

export interface PolicyComparisonContent extends PolicyFrame {
  title: string
  from: PolicyStop
  to: PolicyStop
  swapPath: string
  comparison: Comparison
  /** By the clause's stable id. */
  consequences: Record<string, Consequence>
}
