import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Jurisdiction, JurisdictionSchema } from '#shared/law/jurisdictions.ts'
import { loadAll } from './load-all.ts'
import { loadJson } from './load-json.ts'

/**
 * Loads every jurisdiction of a folder, by id.
 * @throws Error when a file does not fit the schema, is named otherwise than its id, or names a law that is not among its sources.
 */
export async function loadJurisdictions(folder: string): Promise<ReadonlyMap<string, Jurisdiction>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const loaded = await loadAll(
    names.map(async (name) => {
      const file = join(folder, name)
      const jurisdiction = await loadJson(file, JurisdictionSchema)
      if (`${jurisdiction.id}.json` !== name) throw new Error(`${file}: /id expected ${name.replace('.json', '')}`)
      const unknown = lawsOf(jurisdiction).find((law) => !jurisdiction.sources.some(({ id }) => id === law))
      if (unknown) throw new Error(`${file}: /sources has no ${unknown}`)
      return jurisdiction
    }),
  )
  return new Map(loaded.map((jurisdiction) => [jurisdiction.id, jurisdiction]))
}

function lawsOf(jurisdiction: Jurisdiction): string[] {
  const { mandatoryTexts, mandatoryLinks, badges, forbidden, currencies, bonusAge } = jurisdiction
  const others = bonusAge ? [currencies, bonusAge] : [currencies]
  return [...mandatoryTexts, ...mandatoryLinks, ...badges, ...forbidden, ...others].map(({ law }) => law)
}
