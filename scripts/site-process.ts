import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.resolve(import.meta.dirname, '..')

interface SiteProcessOptions {
  env?: Record<string, string>
  /** Sees every line of the log. */
  onLine?: (line: string) => void
}

export interface SiteProcess {
  port: number
  opsPort: number
  /** From the start of the process until it listened, in ms. */
  bootMs: number
  child: ChildProcess
  /** Ends it as an orchestrator does. */
  stop: () => Promise<void>
}

/** Starts the site as it runs in production, on free ports. @throws Error when it ends before it listens. */
export async function startSiteProcess({ env = {}, onLine }: SiteProcessOptions = {}): Promise<SiteProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', OPS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Omit<SiteProcess, 'child' | 'stop'>>()
  child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it listened`)))
  let opsPort = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    onLine?.(line)
    const ops = /"msg":"Operations at [^"]*:(\d+)"/.exec(line)?.[1]
    if (ops) opsPort = Number(ops)
    const port = /"msg":"Server listening at [^"]*:(\d+)"/.exec(line)?.[1]
    if (port) resolve({ port: Number(port), opsPort, bootMs: performance.now() - startedAt })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { ...(await promise), child, stop }
}
