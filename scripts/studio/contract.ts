import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'

/** What the studio's page and its server say to each other. */

/** Where a page is read. */
export interface Place {
  editionId: EditionId
  locale: Locale
  path: string
}

export interface FileEntry {
  /** Path within `data/`. */
  file: string
  group: string
  /** The same in every language. */
  name: string
  language: string | null
  /** Why nobody may change it; null: it may be changed. */
  sealed: string | null
}

export interface OpenedFile extends FileEntry {
  text: string
  /** Name of the JSON Schema that it has; null: it is written as text. */
  schema: string | null
  places: Place[]
}

/** Texts that are not saved yet, by their files; another one of a file that there is, or of a new one. */
export type Changes = Readonly<Record<string, string>>

/** A policy version's text in one language; the only kind of file that people add here, or take away before it is published. */
export const versionFile = /^policies\/([a-z-]+)\/(\d{8})\.[a-z]{2}\.md$/
/** Whether a change takes its file away. */
export const takesAway = (file: string, text: string): boolean => text === '' && versionFile.test(file)

/** Files of a policy's version that is not saved yet, as they are now, and as it begins. */
export interface Begun {
  opened: OpenedFile[]
  changes: Changes
}

/** As whom and when a page is seen. */
export interface View {
  editionId: string
  path: string
  /** ISO 3166-1; null: nobody knows. */
  country: string | null
  region: string | null
  /** ISO 8601 moment; null: now. */
  at: string | null
}

export interface FieldError {
  file: string
  /** JSON pointer without escapes; empty: the file as a whole. */
  path: string
  message: string
}

/** A sentence of a file that is being written. */
export interface Sentence {
  file: string
  path: string
  text: string
}

/** What the law has against a page. */
export interface Objection {
  ruleId: string
  /** What the rule asks for. */
  rule: string
  severity: 'error' | 'warning'
  message: string
  /** Title and address of the law. */
  law: string
  /** Where to change it. */
  file: string
  /** The words; null: something is missing or stands there without words. */
  said: string | null
  /** Sentences that are being written and say it. */
  sentences: Sentence[]
  /** For whom it holds, beyond the visitor of the preview. */
  visitors: string[]
}

/** What the law has against pages as every class of visitors sees them. */
export interface Everybody {
  /** Why there is none of it: the content is wrong. */
  errors: FieldError[]
  objections: Objection[]
  /** That were read. */
  pages: number
}

export interface Preview {
  errors: FieldError[]
  /** null: the content cannot be shown while it is wrong. */
  page: { status: number; html: string } | null
  law: { objections: Objection[]; sentences: Sentence[] } | null
  /** From the change to the answer, in ms. */
  ms: number
}

export interface PlacedBundle {
  id: string
  author: string
  checkedOn: string
  parent: string | null
  /** Whether instances are told to serve it. */
  isPlaced: boolean
}

export interface Publication {
  /** The last publication or return to an older one; null: there was none since the studio was started. */
  run: {
    state: 'checking' | 'placed' | 'refused' | 'put back'
    /** Pages and other answers that have been held to the law, of about so many. */
    done: number
    of: number | null
    /** What is wrong with it. */
    reason: string | null
  } | null
  /** Where instances look; null: nowhere was named. */
  bundle: string | null
  history: PlacedBundle[]
  /** What each instance serves. */
  instances: { url: string; content: string | null }[]
}
