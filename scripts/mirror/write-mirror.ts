import { randomUUID } from 'node:crypto'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { buildApp } from '#server/http/app.ts'
import { root } from '#server/root.ts'
import type { Site } from '#server/site/content/load-editions.ts'
import { asCopy } from './copy-page.ts'
import { strictestVisitor } from './strictest-visitor.ts'

interface MirrorOptions {
  folder: string
  config: Config
  /** Leaves out addresses; every page unless given. */
  isWanted?: (path: string) => boolean
}

export interface MirroredHost {
  host: string
  pages: number
  refused: number
  files: number
}

/** What a page shows or loads by an address with an extension; built files are copied as a whole. */
const fileAddress = /["'(,\s](\/(?!assets\/)[\w./-]+\.(?:avif|ico|jpe?g|png|svg|webmanifest|webp|woff2))(?=["'),\s?#])/g
const pageAddress = /<a\b[^>]*?\shref="(\/[^"?#]*)/g

/**
 * Writes every page of every edition as its strictest class of visitors sees it, with all that it loads: a folder for each
 * host, whose files have the names by which a web server or a bucket finds them.
 */
export async function writeMirror({ folder, config, isWanted }: MirrorOptions): Promise<MirroredHost[]> {
  const log = pino({ level: 'silent' })
  // Imported late: React's production build is chosen when it is imported.
  const { createServices } = await import('#server/services.ts')
  const services = await createServices({ ...config, host: '127.0.0.1', trustedProxies: [] }, log)
  const { visitors, sites } = services
  const strictest = new Map(
    Object.values(sites.byId).map((site) => [site.edition.id, strictestVisitor(visitors, site)] as const),
  )
  const strict = {
    ...visitors,
    resolve: ({ editionId }: { editionId: Site['edition']['id'] }) => strictest.get(editionId)!,
  }
  const app = await buildApp(config, { ...services, visitors: strict }, { log })
  // A crawler gets the whole page, and who wants no statistics is asked for no consent, which nobody could store.
  const ask = (host: string) => async (url: string) => {
    const answer = await app.inject({ url, headers: { host, 'user-agent': 'mirror-bot', 'sec-gpc': '1' } })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
  }
  try {
    const written: MirroredHost[] = []
    for (const site of Object.values(sites.byId)) {
      const { hostname } = new URL(site.edition.origin)
      const target = path.join(folder, `.${hostname}.${randomUUID()}`)
      try {
        await cp(path.join(root, 'dist/client/assets'), path.join(target, 'assets'), { recursive: true })
        written.push({ host: hostname, ...(await writeHost({ target, site, ask: ask(hostname), isWanted })) })
        // Whole or not at all.
        await rm(path.join(folder, hostname), { recursive: true, force: true })
        await rename(target, path.join(folder, hostname))
      } finally {
        await rm(target, { recursive: true, force: true })
      }
    }
    return written
  } finally {
    await app.close()
  }
}

interface HostInput {
  target: string
  site: Site
  ask: (url: string) => Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>
  isWanted: ((path: string) => boolean) | undefined
}

/** @throws Error when a page answers with anything but itself, another address, or a refusal of this visitor. */
export async function writeHost({
  target,
  site,
  ask,
  isWanted = () => true,
}: HostInput): Promise<Omit<MirroredHost, 'host'>> {
  const { edition, paths } = site
  const waiting = paths.patterns
    .filter(({ row, pattern }) => !row.redirect && !pattern.includes(':'))
    .map(({ pattern }) => pattern)
  const pages = new Set(waiting)
  const files = new Set(['/favicon.svg', '/favicon.ico'])
  const counted = { pages: 0, refused: 0, files: 0 }
  // Grows while it is read: pages lead to others.
  for (const address of pages) {
    if (!isWanted(address)) continue
    const { status, headers, body } = await ask(address)
    if (status === 403) counted.refused += 1
    // 404: a link to what the law leaves out.
    else if (status >= 400 && status !== 404)
      throw new Error(`${address} answers ${status}: the copy that is there stays`)
    if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) continue
    const html = body.toString()
    for (const [, found = ''] of html.matchAll(pageAddress)) if (paths.resolve(found)) pages.add(found)
    for (const [, found = ''] of html.matchAll(fileAddress)) files.add(found)
    const policy = String(headers['content-security-policy'])
    await write(target, path.join(address, 'index.html'), asCopy({ html, policy, edition, at: Date.now() }))
    counted.pages += 1
  }
  for (const address of files) {
    const { status, body } = await ask(address)
    if (status !== 200) continue
    await write(target, address, body)
    counted.files += 1
  }
  return counted
}

async function write(target: string, address: string, content: string | Buffer): Promise<void> {
  const file = path.join(target, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
