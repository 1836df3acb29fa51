import { createHash } from 'node:crypto'
import type { Site } from '#server/site/content/load-editions.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import {
  anchorOf,
  type PolicyBlock,
  type PolicyChapter,
  type PolicyClause,
  type PolicyRun,
  type PolicyVersion,
} from '#shared/policies/policies.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { ClauseName } from './citation.ts'
import type { PolicyBook } from './load-policies.ts'
import type { PolicySource, SourceBlock, SourceClause } from './parse-policy.ts'
import { fillText, type Placeholder, type SourceLink, type SourceRun } from './policy-runs.ts'

export interface TextPlace {
  /** Every page of every edition. */
  table: RouteTable
  books: readonly PolicyBook[]
  site: Site
  locale: Locale
  /** The policy whose own clauses links may name; null for a text that is no policy. */
  policyId: string | null
  source: Pick<PolicySource, 'file' | 'chapters'>
  /** Where the law of the visitor's place forbids what the licence allows. */
  hidesOffers?: boolean
  cite: (name: ClauseName) => void
}

interface FillInput extends TextPlace {
  version: string
  source: PolicySource
}

export function createFill(place: TextPlace) {
  const words = wordsOf(place.site, place.locale)
  const showsOffers = !place.hidesOffers && !forbids(place.site.jurisdiction, 'publicInducement')
  const text = (source: string) => fillText(source, { words, showsOffers })
  const runs = (source: readonly SourceRun[]) => joinRuns(source.map((run) => fillRun(run, { ...place, fill: text })))
  return { text, runs, block: (block: SourceBlock) => fillBlock(block, runs) }
}

/**
 * A version as one edition shows it in one language: placeholders filled, links turned into addresses, hashes worked out.
 * @throws Error that names file and line for a page or a clause that does not exist.
 */
export function fillPolicy(input: FillInput): PolicyVersion {
  const { source, version } = input
  const { text: fill, runs: fillRuns } = createFill(input)
  const chapters = source.chapters.map(
    ({ number, id, title, clauses }): PolicyChapter => ({
      number,
      id,
      title: fill(title),
      clauses: clauses.map((clause) => fillClause(clause, fillRuns)),
    }),
  )
  return {
    version,
    title: fill(source.title),
    description: fill(source.description),
    effective: source.effective,
    published: source.published,
    intro: fillRuns(source.intro),
    changes: source.changes.map((change) => ({ ...change, text: fill(change.text) })),
    chapters,
    sha256: hashText(canonicalText(chapters)),
  }
}

function canonicalText(chapters: readonly PolicyChapter[]): string {
  return chapters
    .flatMap(({ number, title, clauses }) => [
      `${number} ${title}`,
      ...clauses.map((clause) => `${clause.number} ${clause.plain}`),
    ])
    .join('\n')
}

function hashText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function wordsOf({ edition, jurisdiction }: Site, locale: Locale): Record<Placeholder, string> {
  const { company, licence, regulator, disputeBody, supportMail, securityMail } = edition.legalNames
  return {
    brand: edition.brandName,
    company: company[locale],
    licence: licence[locale],
    regulator: regulator[locale],
    helpline: jurisdiction.helplines[0]?.name ?? '',
    disputeBody: disputeBody[locale],
    supportMail: supportMail[locale],
    securityMail: securityMail[locale],
    minimumAge: String(jurisdiction.minimumAge),
  }
}

function fillClause(clause: SourceClause, fillRuns: (runs: readonly SourceRun[]) => PolicyRun[]): PolicyClause {
  const blocks = clause.blocks.map((block) => fillBlock(block, fillRuns))
  const plain = blocks.flatMap(linesOf).join('\n')
  const { number, id, note } = clause
  return { number, id, blocks, note: note && fillRuns(note), plain, sha256: hashText(plain) }
}

function fillBlock(block: SourceBlock, fillRuns: (runs: readonly SourceRun[]) => PolicyRun[]): PolicyBlock {
  return block.type === 'list'
    ? { type: 'list', items: block.items.map(fillRuns) }
    : { type: 'paragraph', runs: fillRuns(block.runs) }
}

function linesOf(block: PolicyBlock): string[] {
  const text = (runs: readonly PolicyRun[]) => runs.map((run) => run.text).join('')
  if (block.type === 'paragraph') return [text(block.runs)]
  return block.items.map((item, at) => `(${itemLetter(at)}) ${text(item)}`)
}

/** a to z, then aa, ab and so on, as lists in law are lettered. */
function itemLetter(at: number): string {
  const letter = String.fromCharCode(97 + (at % 26))
  return at < 26 ? letter : itemLetter(Math.floor(at / 26) - 1) + letter
}

interface RunInput extends TextPlace {
  fill: (text: string) => string
}

function fillRun({ text, isStrong, link, line }: SourceRun, input: RunInput): PolicyRun {
  const target = link && resolveLink(link, line, input)
  return { text: input.fill(text), ...(isStrong && { isStrong }), ...target }
}

/** Neighbours of one look become one run: fewer elements, and a text that is the same however its lines were broken. */
function joinRuns(runs: readonly PolicyRun[]): PolicyRun[] {
  const joined: PolicyRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last.isStrong === run.isStrong && last.href === run.href && last.clause === run.clause)
      last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

/**
 * Where a run leads: an address of this edition, a clause of another text, whose number is of the version that is in force when
 * it is read, or nowhere, for a page that only other editions have.
 */
function resolveLink(link: SourceLink, line: number, input: RunInput): Pick<PolicyRun, 'href' | 'clause'> {
  const { table, books, site, locale, policyId, source, cite } = input
  if ('href' in link) return { href: link.href }
  const at = `${source.file}:${line}`
  if ('page' in link) {
    const [page = '', place] = link.page.split('#')
    if (!table[page]) throw new Error(`${at}: expected the id of a page, found ${page}`)
    const path = site.paths.pathOf(page, locale)
    return path ? { href: place ? `${path}#${place}` : path } : {}
  }
  if (link.policyId === policyId) {
    const own = findNumber(source, link.clauseId)
    if (own) return { href: `#${anchorOf(own)}` }
  }
  const book = books.find(({ entry }) => entry.id === link.policyId)
  if (!book) throw new Error(`${at}: expected the id of a policy, found ${link.policyId}`)
  if (!book.versions.some(({ sources }) => findNumber(sources[locale], link.clauseId))) {
    throw new Error(`${at}: expected a clause of ${link.policyId}, found ${link.clauseId}`)
  }
  cite({ file: source.file, line, policyId: link.policyId, clauseId: link.clauseId })
  return { clause: `${link.policyId}#${link.clauseId}` }
}

function findNumber({ chapters }: Pick<PolicySource, 'chapters'>, id: string): string | null {
  const parts = chapters.flatMap((chapter) => [chapter, ...chapter.clauses])
  return parts.find((part) => part.id === id)?.number ?? null
}
