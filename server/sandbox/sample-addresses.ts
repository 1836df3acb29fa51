import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

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
