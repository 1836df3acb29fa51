import type { Sites } from '#server/site/content/load-editions.ts'
import { nextTurn } from '#server/site/content/turns.ts'
import { forbids } from '#shared/law/jurisdictions.ts'
import type { PolicyVersion } from '#shared/policies/policies.ts'
import { type PolicyId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { Citation } from './citation.ts'
import { fillPolicy } from './fill-policy.ts'
import type { PolicyBook, PolicyEntry } from './load-policies.ts'

/** Whether a text says what a bonus comes to where the licence allows that, or nowhere because the visitor's place forbids it. */
export type Offers = 'shown' | 'hidden'

export interface Policies {
  entries: readonly PolicyEntry[]
  /** Oldest first. @throws Error for a language that the edition does not have. */
  versionsOf(policyId: PolicyId, editionId: EditionId, locale: Locale, offers?: Offers): readonly PolicyVersion[]
}

interface PoliciesInput {
  books: readonly PolicyBook[]
  sites: Sites
  table: RouteTable
  /** Is told of every clause of another text that a version names. */
  cite?: (citation: Citation) => void
}

/**
 * Fills every version for every edition, so that a wrong link stops the start.
 * @throws Error that names file and line.
 */
export async function createPolicies({ books, sites, table, cite }: PoliciesInput): Promise<Policies> {
  const filled = new Map<string, PolicyVersion[]>()
  for (const { edition } of Object.values(sites.byId)) {
    for (const locale of edition.locales) {
      for (const book of books) {
        await nextTurn()
        fill(book, edition.id, locale, 'shown', cite)
      }
    }
  }
  return {
    entries: books.map(({ entry }) => entry),
    versionsOf(policyId, editionId, locale, asked = 'shown') {
      // Where the licence itself forbids offers, the one text has none.
      const offers = forbids(sites.byId[editionId].jurisdiction, 'publicInducement') ? 'shown' : asked
      const versions = filled.get(keyOf(policyId, editionId, locale, offers))
      if (versions) return versions
      const book = books.find(({ entry }) => entry.id === policyId)
      if (!book || !sites.byId[editionId].edition.locales.includes(locale))
        throw new Error(`No policy ${policyId} in ${locale} in the edition ${editionId}`)
      return fill(book, editionId, locale, offers)
    },
  }

  function fill(
    { entry, versions }: PolicyBook,
    editionId: EditionId,
    locale: Locale,
    offers: Offers,
    tell?: PoliciesInput['cite'],
  ): PolicyVersion[] {
    const texts = versions.map(({ version, sources }, at) => {
      const source = sources[locale]
      const shown = { from: source.effective, until: versions[at + 1]?.sources[locale].effective ?? null }
      return fillPolicy({
        table,
        books,
        site: sites.byId[editionId],
        locale,
        policyId: entry.id,
        version,
        source,
        hidesOffers: offers === 'hidden',
        cite: (name) => tell?.({ ...name, editionId, locale, isLink: true, ...shown }),
      })
    })
    filled.set(keyOf(entry.id, editionId, locale, offers), texts)
    return texts
  }
}

function keyOf(...parts: [policyId: string, editionId: string, locale: string, offers: Offers]): string {
  return parts.join('|')
}

/** The table with the check that makes a 404 of a version that there is not (specification, section 8). */
export function withPolicyVersions(table: RouteTable, books: readonly PolicyBook[]): RouteTable {
  const checked = Object.entries(table).map(([id, row]): [string, RouteRow] => {
    const page = readPolicyPage(id)
    const versions = books.find(({ entry }) => entry.id === page?.policyId)?.entry.versions ?? []
    const has = (version: string | undefined) => version !== undefined && versions.includes(version)
    if (page?.kind === 'version') return [id, { ...row, validate: ({ version }) => has(version) }]
    if (page?.kind !== 'comparison') return [id, row]
    return [id, { ...row, validate: ({ from, to }) => has(from) && has(to) && from !== to }]
  })
  return Object.fromEntries(checked)
}
