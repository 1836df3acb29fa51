import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { parseConfig } from '#server/config.ts'
import { listenOnLoopback } from '../loopback.ts'
import { pages } from './mixed-requests.ts'

/** The copies of the pages that are asked for, behind a web server. */
export async function startMirror(folder: string): Promise<{ port: number; close: () => void }> {
  const wanted = new Set(pages.map(([, url]) => url))
  const origins = ['nl', 'global', 'ca'].map((id) => `${id}=https://${id}.localhost`).join(',')
  const config = parseConfig({ PUBLIC_ORIGINS: origins })
  // React's production build is what visitors get; it is imported with the site.
  process.env.NODE_ENV = 'production'
  const { writeMirror } = await import('../mirror/write-mirror.ts')
  await writeMirror({ folder, config, isWanted: (address) => wanted.has(address) })
  const server = createServer(({ url = '/' }, response) => {
    readFile(path.join(folder, path.normalize(url))).then(
      (body) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  return { port: await listenOnLoopback(server), close: () => server.close() }
}
