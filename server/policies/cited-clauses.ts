import type { Sites } from '#server/site/content/load-editions.ts'
import type { PageContent, Pages } from '#server/site/content/load-pages.ts'
import { anchorOf, type CitedClause, clausesOf, type PolicyRun, type PolicyVersion } from '#shared/policies/policies.ts'
import { type PolicyId, policyIds } from '#shared/policies/policy-routes.ts'
import { type ClauseReference, isReference, splitReference } from './clause-references.ts'
import type { Policies } from './policies.ts'
import { type BookInput, type OpenBook, openBook, pathOf } from './policy-pages.ts'

/** A text outside of pages with the clauses that it names, as `withCitedClauses` does it for pages. */
export function citeClauses<Content>(content: Content, input: Omit<BookInput, 'policyId'>): Content {
  const books = new Map([...policiesIn(content)].map((policyId) => [policyId, openBook({ ...input, policyId })]))
  return fillClauses(content, books) as Content
}

/**
 * Pages whose content names clauses, with what those clauses say in the versions in force, their numbers and addresses.
 */
export function withCitedClauses({
  pages,
  policies,
  sites,
}: {
  pages: Pages
  policies: Policies
  sites: Sites
}): Pages {
  const known = new WeakMap<PageContent, Map<string, PageContent>>()
  return {
    contentOf(pageId, locale, editionId, visit) {
      const page = pages.contentOf(pageId, locale, editionId, visit)
      const cited = citedPolicies(page)
      if (cited.length === 0) return page
      const site = visit.site ?? sites.byId[editionId]
      const books = new Map(
        cited.map((policyId) => [policyId, openBook({ policies, site, locale, policyId, clock: visit.clock })]),
      )
      const states = known.get(page) ?? new Map<string, PageContent>()
      known.set(page, states)
      const key = [...books.values()].map(({ state }) => state).join('|')
      const found = states.get(key)
      if (found) return found
      const content: PageContent = {
        ...page,
        sections: page.sections.map((section) => ({ ...section, content: fillClauses(section.content, books) })),
      }
      states.set(key, content)
      return content
    },
  }
}

const referencesOf = new WeakMap<PageContent, PolicyId[]>()

function citedPolicies(page: PageContent): PolicyId[] {
  const known = referencesOf.get(page)
  if (known) return known
  const found = [...policiesIn(page.sections.map(({ content }) => content))]
  referencesOf.set(page, found)
  return found
}

function policiesIn(value: unknown, found = new Set<PolicyId>()): Set<PolicyId> {
  if (isReference(value)) found.add(policyClauseOf(value).policyId)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) policiesIn(inner, found)
  return found
}

/** What names no clause stays the same object: pages of a policy share its text. */
function fillClauses(value: unknown, books: ReadonlyMap<PolicyId, OpenBook>): unknown {
  if (isReference(value)) return isRun(value) ? leadRun(value, books) : citeClause(value, books)
  if (typeof value !== 'object' || value === null) return value
  const before = Object.entries(value)
  const after = before.map(([key, inner]): [string, unknown] => [key, fillClauses(inner, books)])
  if (after.every(([, inner], at) => inner === before[at]?.[1])) return value
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after)
}

type ClauseRun = PolicyRun & ClauseReference

const isRun = (reference: ClauseReference): reference is ClauseRun => 'text' in reference

/** A link of a text, to the clause or the chapter where it stands now. */
function leadRun({ clause: name, isName, ...run }: ClauseRun, books: ReadonlyMap<PolicyId, OpenBook>): PolicyRun {
  const { version, part, href } = findPart({ clause: name }, books, ({ chapters }) => [
    ...chapters,
    ...clausesOf({ chapters }),
  ])
  return { ...run, ...(isName && { text: `${version.title}, ${part.number}` }), href }
}

function citeClause(reference: ClauseReference, books: ReadonlyMap<PolicyId, OpenBook>): CitedClause {
  const { version, part: clause, href } = findPart(reference, books, clausesOf)
  const { quote } = reference
  return {
    policy: version.title,
    number: clause.number,
    href,
    // A version to come may say it in other words: then the whole clause stands there until the content is put right.
    quote: quote && clause.plain.includes(quote) ? quote : clause.plain.replaceAll('\n', ' '),
  }
}

/**
 * Where a clause stands in the version in force; in the last before that has it, and else in the first after, for a preview
 * at a day on which nobody has checked it.
 * @throws Error for a clause that no version has, which the start refuses.
 */
function findPart<Part extends { id: string; number: string }>(
  reference: ClauseReference,
  books: ReadonlyMap<PolicyId, OpenBook>,
  partsOf: (version: PolicyVersion) => Part[],
) {
  const { policyId, clauseId } = policyClauseOf(reference)
  const book = books.get(policyId)
  if (book) {
    const { versions, current } = book
    const next = versions.indexOf(current) + 1
    for (const version of [...versions.slice(0, next).reverse(), ...versions.slice(next)]) {
      const part = partsOf(version).find(({ id }) => id === clauseId)
      const path = version === current ? pathOf(book, 'current') : pathOf(book, 'version', { version: version.version })
      if (part) return { version, part, href: `${path}#${anchorOf(part.number)}` }
    }
  }
  throw new Error(`A page cites ${reference.clause}, which no version has`)
}

/** @throws Error for a name that is no policy's, which the start refuses. */
function policyClauseOf(reference: ClauseReference): { policyId: PolicyId; clauseId: string } {
  const { policyId, clauseId } = splitReference(reference)
  const known = policyIds.find((id) => id === policyId)
  if (!known) throw new Error(`A page cites ${reference.clause}, and there is no such policy`)
  return { policyId: known, clauseId }
}
