import type { PolicyId } from './policy-routes.ts'

/** A piece of running text in one look. */
export interface PolicyRun {
  text: string
  isStrong?: true
  /** A path of this site, with its place on the page, or https. */
  href?: string
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

/** One line of "what changed for you". */
export interface PolicyChange {
  group: ChangeGroup
  number: string
  text: string
}

/** One version of a policy as one edition shows it in one language. */
export interface PolicyVersion {
  /** Its date, `20250814`. */
  version: string
  title: string
  description: string
  /** ISO 8601 dates. */
  effective: string
  published: string
  intro: PolicyRun[]
  changes: PolicyChange[]
  chapters: PolicyChapter[]
  /** Of all chapters and clauses: `{number} {title or text}`, a line feed between them, in UTF-8. */
  sha256: string
}

/** Element id of a chapter or clause, and so its permalink. */
export function anchorOf(number: string): string {
  return `c-${number}`
}

/** A clause of the version in force, as another page cites it. */
export interface CitedClause {
  /** Title of its policy. */
  policy: string
  number: string
  /** Its own place on the policy's page. */
  href: string
  /** The words that matter, or all of it. */
  quote: string
}

/** Every clause of a version in order. */
export function clausesOf({ chapters }: Pick<PolicyVersion, 'chapters'>): PolicyClause[] {
  return chapters.flatMap(({ clauses }) => clauses)
}

/** How a clause differs from the version before: what its mark says. */
export type ClauseMark = 'new' | 'reworded' | 'moved'

/** A version among its policy's versions. */
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
  /** Name of the language whose text goes first, in the language of the page. */
  prevails: string
  /** Oldest first. */
  stops: PolicyStop[]
  /** Path of the version in force. */
  currentPath: string
}

/** What the page of one version shows. */
export interface PolicyContent extends PolicyFrame {
  text: PolicyVersion
  /** Whether the page is the policy's own address, which always shows the version in force. */
  isCurrentPage: boolean
  /** This version's own address. */
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

/** A piece of a clause's text: in both versions, in the old one only, in the new one only. */
export interface TextSegment {
  type: 'same' | 'del' | 'ins'
  text: string
}

/** A clause's place in one version. */
export interface ClausePlace {
  number: string
  chapterNumber: string
  chapterTitle: string
}

/**
 * One line of a comparison, in the order of the new version. same: the same words at the same place, whatever its number;
 * stub: stands where a moved clause stood.
 */
export type ComparisonRow =
  | { type: 'same'; id: string; from: ClausePlace; to: ClausePlace; text: string }
  | { type: 'reworded'; id: string; from: ClausePlace; to: ClausePlace; segments: TextSegment[] }
  | { type: 'moved'; id: string; from: ClausePlace; to: ClausePlace; segments: TextSegment[] }
  | { type: 'new'; id: string; to: ClausePlace; text: string }
  | { type: 'gone'; id: string; from: ClausePlace; text: string }
  | { type: 'stub'; id: string; from: ClausePlace; to: ClausePlace }

export interface ComparedChapter {
  id: string
  /** In the new version; in the old one when the chapter is gone. */
  number: string
  title: TextSegment[]
  isGone: boolean
  rows: ComparisonRow[]
}

export interface Comparison {
  chapters: ComparedChapter[]
  counts: ChangeCounts
}

/** What changed in one clause, in the words of the version that changed it. */
export interface Consequence {
  group: ChangeGroup
  text: string
}

/** What a page with two versions side by side shows. */
export interface PolicyComparisonContent extends PolicyFrame {
  title: string
  from: PolicyStop
  to: PolicyStop
  /** Path of the same comparison the other way round. */
  swapPath: string
  comparison: Comparison
  /** By the clause's stable id. */
  consequences: Record<string, Consequence>
}
