import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Config } from '#server/config.ts'
import { loadJson } from '#server/site/content/load-json.ts'
import { type EditionId, EditionSchema, editionIds } from '#shared/site/editions.ts'

/** Whether an address is of the data as it is delivered: a name below `.example` is nobody's (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return URL.parse(address)?.hostname.endsWith('.example') ?? false
}

interface SampleOptions {
  /** Names that this deployment replaces by others of its own. */
  replaced?: readonly string[]
  /** Folders below that this deployment does not read. */
  unread?: readonly string[]
}

/** A line for each file of the folder that has names below `.example`, with those names; empty when there are none. */
export async function listSampleAddresses(folder: string, { replaced = [], unread = [] }: SampleOptions = {}) {
  const files = await readdir(folder, { recursive: true })
  const lines = await Promise.all(
    files
      .filter((name) => /\.(?:json|md)$/.test(name) && !unread.some((part) => name.startsWith(`${part}${sep}`)))
      .sort()
      .map(async (name) => {
        const found =
          (await readFile(join(folder, name), 'utf8')).match(/(?:[\w.+-]+@)?\b(?:[\w-]+\.)+example\b/g) ?? []
        const left = [...new Set(found)].filter((address) => !replaced.includes(address))
        return left.length > 0 ? [`${join(folder, name)}: ${left.join(', ')}`] : []
      }),
  )
  return lines.flat()
}

/**
 * The same of a process in production, whose own addresses take the place of some; empty for one that may have them: a
 * demonstration, or one that nobody reaches.
 */
export async function findSamples(config: Config, folder: string): Promise<string[]> {
  if (!config.isProduction || config.isDemonstration) return []
  const editions = config.publicOrigins && (await loadEditionOrigins(folder))
  const samples = await listSampleAddresses(folder, {
    replaced: (editions ?? []).map((origin) => new URL(origin).hostname),
    unread: config.upstreamUrl ? ['upstream'] : [],
  })
  for (const origin of Object.values(config.publicOrigins ?? {})) {
    if (isSampleAddress(origin)) samples.push(`PUBLIC_ORIGINS: ${origin}`)
  }
  return samples
}

/** The origin of each edition as the data has it, in the order of the editions. */
export async function loadEditionOrigins(dataFolder: string): Promise<string[]> {
  const file = (id: EditionId) => join(dataFolder, 'markets', id, 'edition.json')
  return Promise.all(editionIds.map(async (id) => (await loadJson(file(id), EditionSchema)).origin))
}
