import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export function lastGoodPath(folder: string): string {
  return join(folder, 'last-good.mmdb')
}

/** @throws Error for a place where no folder can be. One that is full, or that nobody may write into now, ends no start. */
export async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new Error(`GEOIP_LAST_GOOD=${folder}: expected a folder`)
  }
}

/** Puts the copy there as a whole or not at all, whatever ends the process or the machine meanwhile. Rejects when it cannot. */
export async function writeLastGood(folder: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.last-good-${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, lastGoodPath(folder))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
