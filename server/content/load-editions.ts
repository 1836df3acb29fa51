import { join } from 'node:path'
import { type Edition, type EditionId, EditionSchema, editionIds } from '#shared/editions.ts'
import { type Jurisdiction, JurisdictionSchema } from '#shared/jurisdictions.ts'
import { createPathTable, type PathTable } from '#shared/paths.ts'
import type { RouteTable } from '#shared/routes.ts'
import { loadJson } from './load-json.ts'

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
}

/**
 * Loads every edition.
 * Jurisdictions lie in the folder beside theirs.
 * @throws Error when a file does not fit the schema or two editions claim one host.
 */
export async function loadEditions(folder: string, table: RouteTable): Promise<Sites> {
  const byHost = new Map<string, Site>()
  const loaded = await Promise.all(
    editionIds.map(async (id) => {
      const file = join(folder, `${id}.json`)
      const edition = (await loadJson(file, EditionSchema)) as Edition
      if (edition.id !== id) throw new Error(`${file}: /id expected ${id}`)
      const jurisdiction = await loadJson(
        join(folder, '../jurisdictions', `${edition.jurisdiction}.json`),
        JurisdictionSchema,
      )
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
  return { byId, byHost }
}
