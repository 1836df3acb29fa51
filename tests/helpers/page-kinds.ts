import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readHelpPage } from '#shared/help/help-routes.ts'
import { readPolicyPage } from '#shared/policies/policy-routes.ts'
import type { EditionId } from '#shared/site/editions.ts'
import { createPathTable } from '#shared/site/paths.ts'
import { routes } from '#shared/site/routes.ts'

const sites = [
  { editionId: 'nl', locales: ['nl'] },
  { editionId: 'global', locales: ['en', 'nl'] },
  { editionId: 'ca', locales: ['en'] },
] as const satisfies { editionId: EditionId; locales: readonly string[] }[]

interface PageAddress {
  editionId: EditionId
  /** Id in the route table. */
  id: string
  path: string
}

/**
 * Pages in Dutch, whose words are longest, that have all kinds of sections among them; home, which differs most between
 * editions, in all of them. What is found on one of a kind is found on all; `npm run quality` looks at every page.
 */
export function pagesOfEveryKind(): PageAddress[] {
  const seenKinds = new Set<string>()
  // Those with many kinds first: few pages have them all.
  const byKinds = listAddresses().toSorted((a, b) => kindsOf(b).length - kindsOf(a).length)
  return byKinds.filter((page) => {
    const kinds = kindsOf(page)
    const isNew = kinds.some((kind) => !seenKinds.has(kind))
    for (const kind of kinds) seenKinds.add(kind)
    return isNew || page.id === 'index'
  })
}

/** Every page of the route table that its address alone names, in every edition and language. */
export function listAddresses(): PageAddress[] {
  return sites.flatMap(({ editionId, locales }) =>
    createPathTable({ table: routes, editionId, locales })
      .patterns.filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
      .map(({ id, pattern }) => ({ editionId, id, path: pattern })),
  )
}

/** Kinds of sections on a page. */
function kindsOf({ id }: PageAddress): string[] {
  if (readHelpPage(id)) return ['help-category']
  const file = path.join(import.meta.dirname, `../../data/pages/${id}.nl.json`)
  if (!existsSync(file)) return [readPolicyPage(id) ? 'policy' : id]
  const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: { kind: string; hasFilters?: boolean }[] }
  return sections.map(({ kind, hasFilters }) => (hasFilters ? `${kind} with filters` : kind))
}
