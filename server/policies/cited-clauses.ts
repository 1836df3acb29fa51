import type { Sites } from '#server/site/content/load-editions.ts'
import type { PageContent, Pages } from '#server/site/content/load-pages.ts'
import { anchorOf, type CitedClause, clausesOf } from '#shared/policies/policies.ts'
import { type PolicyId, policyIds } from '#shared/policies/policy-routes.ts'
import { type ClauseReference, isReference, splitReference } from './clause-references.ts'
import type { Policies } from './policies.ts'
import { type OpenBook, openBook, pathOf } from './policy-pages.ts'

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
  const found = new Set<PolicyId>()
  const look = (value: unknown): void => {
    if (isReference(value)) found.add(policyClauseOf(value).policyId)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  for (const { content } of page.sections) look(content)
  referencesOf.set(page, [...found])
  return [...found]
}

function fillClauses(value: unknown, books: ReadonlyMap<PolicyId, OpenBook>): unknown {
  if (isReference(value)) return citeClause(value, books)
  if (Array.isArray(value)) return value.map((inner) => fillClauses(inner, books))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillClauses(inner, books)]))
}

/**
 * What a clause says in the version in force; in the last before that has it, and else in the first after, for a preview
 * at a day on which nobody has checked it.
 * @throws Error for a clause that no version has, which the start refuses.
 */
function citeClause(reference: ClauseReference, books: ReadonlyMap<PolicyId, OpenBook>): CitedClause {
  const { policyId, clauseId } = policyClauseOf(reference)
  const book = books.get(policyId)
  const found = book && findClause(book, clauseId)
  if (!found) throw new Error(`A page cites ${reference.clause}, which no version has`)
  const { version, clause } = found
  const path =
    version === book.current ? pathOf(book, 'current') : pathOf(book, 'version', { version: version.version })
  const { quote } = reference
  return {
    policy: version.title,
    number: clause.number,
    href: `${path}#${anchorOf(clause.number)}`,
    // A version to come may say it in other words: then the whole clause stands there until the content is put right.
    quote: quote && clause.plain.includes(quote) ? quote : clause.plain.replaceAll('\n', ' '),
  }
}

function findClause({ versions, current }: OpenBook, clauseId: string) {
  const next = versions.indexOf(current) + 1
  for (const version of [...versions.slice(0, next).reverse(), ...versions.slice(next)]) {
    const clause = clausesOf(version).find(({ id }) => id === clauseId)
    if (clause) return { version, clause }
  }
  return null
}

/** @throws Error for a name that is no policy's, which the start refuses. */
function policyClauseOf(reference: ClauseReference): { policyId: PolicyId; clauseId: string } {
  const { policyId, clauseId } = splitReference(reference)
  const known = policyIds.find((id) => id === policyId)
  if (!known) throw new Error(`A page cites ${reference.clause}, and there is no such policy`)
  return { policyId: known, clauseId }
}
