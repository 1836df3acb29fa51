import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { isBuildCurrent } from './build-inputs.mjs'

const ownRoot = path.resolve(import.meta.dirname, '..')

interface SiteProcessOptions {
  /** The folder of another copy of the project. */
  root?: string
  /** Absent: that of `root`, which has to be the build of its sources. */
  image?: ReturnType<typeof readImage>
  env?: Record<string, string>
  onLine?: (line: string) => void
}

export interface SiteProcess {
  port: number
  opsPort: number
  child: ChildProcess
  stop: () => Promise<void>
}

/** Starts the site as the image does, on free ports, and waits until it wants visitors. @throws Error when it ends before. */
export async function startSiteProcess({
  root = ownRoot,
  image = readImage(root),
  env = {},
  onLine,
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...image.flags, image.main], {
    cwd: root,
    env: { ...image.env, PATH: process.env.PATH, PORT: '0', OPS_PORT: '0', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Omit<SiteProcess, 'child' | 'stop'>>()
  child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready`)))
  let port = 0
  let opsPort = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    onLine?.(line)
    const ops = /"msg":"Operations at [^"]*:(\d+)"/.exec(line)?.[1]
    if (ops) opsPort = Number(ops)
    const listening = /"msg":"Server listening at [^"]*:(\d+)"/.exec(line)?.[1]
    if (listening) port = Number(listening)
    if (line.includes('"msg":"Ready"')) resolve({ port, opsPort })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { ...(await promise), child, stop }
}

/**
 * With what the image starts Node: its flags, the site's own file, and what it sets of its environment, but for its addresses.
 * @throws Error when dist/ is not the build of the present sources: nothing is measured or tested but these.
 */
export function readImage(root = ownRoot) {
  if (!isBuildCurrent(root)) throw new Error('dist/ is not the build of the present sources: run `npm run build`')
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  const main = command.at(-1)
  if (command[0] !== 'node' || !main) throw new Error('Dockerfile: expected CMD to start node with a file')
  const env = Object.fromEntries(
    [...dockerfile.matchAll(/ (NODE_ENV|MALLOC_\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return { flags: command.slice(1, -1), main, env }
}
