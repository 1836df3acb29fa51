import type { Sites } from '#server/site/content/load-editions.ts'
import type { PolicyVersion } from '#shared/policies/policies.ts'
import { type PolicyId, readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
import type { Locale } from '#shared/site/locales.ts'
import type { RouteRow } from '#shared/site/route-row.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import type { Citation } from './citation.ts'
import { fillPolicy } from './fill-policy.ts'
import type { PolicyBook, PolicyEntry } from './load-policies.ts'

export interface Policies {
  entries: readonly PolicyEntry[]
  /** Oldest first. @throws Error for a language that the edition does not have. */
  versionsOf(policyId: PolicyId, editionId: EditionId, locale: Locale): readonly PolicyVersion[]
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
export function createPolicies({ books, sites, table, cite }: PoliciesInput): Policies {
  const filled = new Map<string, PolicyVersion[]>()
  const keyOf = (policyId: string, editionId: string, locale: string) => `${policyId}|${editionId}|${locale}`
  for (const site of Object.values(sites.byId)) {
    for (const locale of site.edition.locales) {
      for (const { entry, versions } of books) {
        const texts = versions.map(({ version, sources }, at) => {
          const source = sources[locale]
          const shown = { from: source.effective, until: versions[at + 1]?.sources[locale].effective ?? null }
          return fillPolicy({
            table,
            books,
            site,
            locale,
            policyId: entry.id,
            version,
            source,
            cite: (name) => cite?.({ ...name, editionId: site.edition.id, locale, isLink: true, ...shown }),
          })
        })
        filled.set(keyOf(entry.id, site.edition.id, locale), texts)
      }
    }
  }
  return {
    entries: books.map(({ entry }) => entry),
    versionsOf(policyId, editionId, locale) {
      const versions = filled.get(keyOf(policyId, editionId, locale))
      if (!versions) throw new Error(`No policy ${policyId} in ${locale} in the edition ${editionId}`)
      return versions
    },
  }
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
