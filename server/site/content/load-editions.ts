import { join } from 'node:path'
import type { Jurisdiction } from '#shared/law/jurisdictions.ts'
import { type Edition, type EditionId, EditionSchema, editionIds } from '#shared/site/editions.ts'
import { createPathTable, type PathTable } from '#shared/site/paths.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import { loadJson } from './load-json.ts'
import { loadJurisdictions } from './load-jurisdictions.ts'

/** One edition as the server uses it: its configuration, the law that it is under, and its URL space. */
export interface Site {
  edition: Edition
  jurisdiction: Jurisdiction
  paths: PathTable
}

export interface Sites {
  byId: Readonly<Record<EditionId, Site>>
  /** By lower-case host name without port. */
  byHost: ReadonlyMap<string, Site>
  /** Every market that the data knows, those without an edition of their own included. */
  jurisdictions: ReadonlyMap<string, Jurisdiction>
}

/**
 * Loads every edition.
 * Jurisdictions lie in the folder beside theirs.
 * @throws Error when a file does not fit the schema or two editions claim one host.
 */
export async function loadEditions(folder: string, table: RouteTable): Promise<Sites> {
  const byHost = new Map<string, Site>()
  const jurisdictions = await loadJurisdictions(join(folder, '../jurisdictions'))
  const loaded = await Promise.all(
    editionIds.map(async (id) => {
      const file = join(folder, `${id}.json`)
      const edition = (await loadJson(file, EditionSchema)) as Edition
      if (edition.id !== id) throw new Error(`${file}: /id expected ${id}`)
      const jurisdiction = jurisdictions.get(edition.jurisdiction)
      if (!jurisdiction) throw new Error(`${file}: /jurisdiction ${edition.jurisdiction} has no file`)
      return {
        file,
        site: { edition, jurisdiction, paths: createPathTable({ table, editionId: id, locales: edition.locales }) },
      }
    }),
  )
  for (const { file, site } of loaded) {
    for (const host of site.edition.hosts) {
      const other = byHost.get(host)
      if (other) throw new Error(`${file}: /hosts ${host} is claimed by the edition ${other.edition.id} already`)
      byHost.set(host, site)
    }
  }
  const byId = Object.fromEntries(loaded.map(({ site }) => [site.edition.id, site])) as Record<EditionId, Site>
  return { byId, byHost, jurisdictions }
}
