import { join } from 'node:path'
import { type EditionId, EditionSchema, editionIds } from '#shared/site/editions.ts'
import { loadJson } from './content/load-json.ts'

/** Where visitors reach each edition in this deployment. */
export type PublicOrigins = Readonly<Record<EditionId, string>>

/** Returns a value of the data with this deployment's addresses of the editions in place of those that the data names. */
export type MoveOrigins = <Value>(value: Value) => Value

/**
 * Reads `nl=https://www.site.nl,ca=…`. Every edition is named: one that was forgotten would lead players of the others to
 * the address that the data has for it.
 * @throws Error that says what was expected.
 */
export function parsePublicOrigins(value: string): PublicOrigins {
  const origins = new Map<string, string>()
  for (const entry of value.split(',')) {
    const [, id = '', address = ''] = /^([^=]*)=(.*)$/.exec(entry.trim()) ?? []
    if (!(editionIds as readonly string[]).includes(id) || origins.has(id)) {
      throw new Error(`expected edition=origin, each once, of ${editionIds.join(', ')}; found ${entry.trim()}`)
    }
    const url = URL.parse(address)
    if (url?.href !== `https://${url?.hostname}/`) {
      throw new Error(`expected https:// and a host after ${id}=, without path or port; found ${address}`)
    }
    origins.set(id, url.origin)
  }
  const missing = editionIds.filter((id) => !origins.has(id))
  if (missing.length > 0) throw new Error(`expected an origin of every edition; ${missing.join(', ')} has none`)
  if (new Set(origins.values()).size < origins.size) throw new Error('expected a host of its own for every edition')
  return Object.fromEntries(origins) as Record<EditionId, string>
}

/**
 * Returns what puts this deployment's origins in place of those in `data/markets/`: in addresses on them, and in the hosts
 * that editions claim. Everything else follows, because nothing writes an edition's address but from its data.
 */
export async function loadMoveOrigins(folder: string, publicOrigins: PublicOrigins | null): Promise<MoveOrigins> {
  if (!publicOrigins) return (value) => value
  const moves = await Promise.all(
    editionIds.map(async (id) => {
      const { origin } = await loadJson(join(folder, id, 'edition.json'), EditionSchema)
      return { from: origin, fromHost: new URL(origin).hostname, to: publicOrigins[id] }
    }),
  )
  const moveText = (text: string) => {
    for (const { from, fromHost, to } of moves) {
      if (text === fromHost) return new URL(to).hostname
      if (text === from || text.startsWith(`${from}/`)) return to + text.slice(from.length)
    }
    return text
  }
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return moveText(value)
    if (Array.isArray(value)) return value.map(move)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, move(of)]))
  }
  return (value) => move(value) as typeof value
}
