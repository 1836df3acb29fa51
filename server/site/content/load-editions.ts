import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MoveOrigins } from '#server/site/public-origins.ts'
import type { Market } from '#shared/law/jurisdictions-in-force.ts'
import type { ContentClock } from '#shared/site/content-clock.ts'
import { type Edition, type EditionId, EditionSchema, editionIds } from '#shared/site/editions.ts'
import { createPathTable, type PathTable } from '#shared/site/paths.ts'
import type { RouteTable } from '#shared/site/routes.ts'
import { loadAll } from './load-all.ts'
import { loadJson } from './load-json.ts'
import { loadJurisdictions } from './load-jurisdictions.ts'
import { nextTurn } from './turns.ts'

/** One edition as the server uses it: its configuration, the law that it is under, and its URL space. */
export interface Site extends Market {
  edition: Edition
  /** The edition under each jurisdiction that licenses one. */
  licensees: ReadonlyMap<string, EditionId>
  /** That of the place where the visitor is; null: there is none, or it is this one. */
  local: EditionId | null
  /** The site as it is where no place adds a law; absent: this is it. */
  neutral?: Site
  paths: PathTable
  /** The site as its pages are at a time; absent: none of them comes or goes. */
  on?: (clock: Pick<ContentClock, 'hasCome'>) => Site
  /** Names the pages that are not there now: what is kept of this site is of no other. */
  state?: string
}

export interface Sites {
  byId: Readonly<Record<EditionId, Site>>
  /** By lower-case host name without port. */
  byHost: ReadonlyMap<string, Site>
  /** Every market that the data knows, those without an edition of their own included. */
  jurisdictions: Market['jurisdictions']
}

/**
 * Loads every edition from its folder among the markets; jurisdictions lie beside that.
 * @throws Error when a folder is no edition's, a file does not fit the schema or two editions claim one host.
 */
export async function loadEditions(
  folder: string,
  table: RouteTable,
  moveOrigins: MoveOrigins = (value) => value,
): Promise<Sites> {
  const byHost = new Map<string, Site>()
  const licensees = new Map<string, EditionId>()
  const jurisdictions = await loadJurisdictions(join(folder, '../jurisdictions'))
  const stray = (await readdir(folder)).find((name) => !(editionIds as readonly string[]).includes(name))
  if (stray) throw new Error(`${join(folder, stray)}: no edition has this name; expected ${editionIds.join(', ')}`)
  const loaded = await loadAll(
    editionIds.map(async (id) => {
      const file = join(folder, id, 'edition.json')
      const edition = moveOrigins((await loadJson(file, EditionSchema)) as Edition)
      if (edition.id !== id) throw new Error(`${file}: /id expected ${id}`)
      const jurisdiction = jurisdictions.get(edition.jurisdiction)
      if (!jurisdiction) throw new Error(`${file}: /jurisdiction ${edition.jurisdiction} has no file`)
      licensees.set(jurisdiction.id, id)
      await nextTurn()
      return {
        file,
        site: {
          edition,
          licensees,
          local: null,
          jurisdiction,
          jurisdictions,
          paths: createPathTable({
            table,
            editionId: id,
            locales: edition.locales,
            forbidden: jurisdiction.forbidden.map(({ kind }) => kind),
          }),
        },
      }
    }),
  )
  for (const { file, site } of loaded) {
    for (const host of site.edition.hosts) {
      const other = byHost.get(host)
      if (other && other !== site)
        throw new Error(`${file}: /hosts ${host} is claimed by the edition ${other.edition.id} already`)
      byHost.set(host, site)
    }
  }
  const entries = loaded.map(({ site }): [EditionId, Site] => [site.edition.id, site])
  const byId = Object.fromEntries(entries) as Record<EditionId, Site>
  return { byId, byHost, jurisdictions }
}
