import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAX_OUTAGE_BYTES, renderOutagePage } from '#server/pages/outage-page.ts'
import { loadEditions } from '#server/site/content/load-editions.ts'
import { routes } from '#shared/site/routes.ts'

/** Writes `outage.html`, what a balancer shows when no instance answers. @throws Error when it does not fit into its buffer. */
export async function buildOutagePage(folder: string): Promise<void> {
  const page = renderOutagePage(await loadEditions(path.join(import.meta.dirname, '../data/markets'), routes))
  const size = Buffer.byteLength(page)
  if (size > MAX_OUTAGE_BYTES) throw new Error(`outage.html has ${size} bytes: expected ${MAX_OUTAGE_BYTES} at most`)
  await writeFile(path.join(folder, 'outage.html'), page)
}
