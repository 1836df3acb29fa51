import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')
/** How often HAProxy asks for readiness, twice (deploy/haproxy.cfg), and some more. */
const SEEN_AFTER_MS = 1_500

export interface Instance {
  port: number
  opsPort: number
  process: ChildProcess
  /** Whether we ended it: any other end is a crash. */
  isExpectedToEnd: boolean
}

export interface FleetOptions {
  basePort: number
  folder: string
  env: Record<string, string>
}

/** Three instances of the site behind HAProxy, each a process of its own. */
export async function startFleet({ basePort, folder, env }: FleetOptions) {
  const crashes: string[] = []
  const instances: Instance[] = []
  for (const index of [1, 2, 3]) instances.push(await startInstance(index))
  const front = `127.0.0.1:${basePort}`
  const haproxy = spawn(findHaproxy(), ['-f', path.join(root, 'deploy/haproxy.cfg'), '-db'], {
    env: {
      ...process.env,
      LISTEN: front,
      ...Object.fromEntries(instances.map(({ port }, at) => [`SITE${at + 1}`, `127.0.0.1:${port}`])),
    },
    stdio: 'ignore',
  })
  await delay(SEEN_AFTER_MS)

  async function startInstance(index: number, more: Record<string, string> = {}): Promise<Instance> {
    const port = basePort + index
    const opsPort = basePort + 10 + index
    const child = spawn(process.execPath, ['--max-old-space-size=192', path.join(root, 'server/main.ts')], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        OPS_PORT: String(opsPort),
        DRAIN_DELAY_MS: '2500',
        TRUSTED_PROXIES: 'loopback',
        ...env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(createWriteStream(path.join(folder, `site${index}.log`), { flags: 'a' }))
    child.stderr.pipe(createWriteStream(path.join(folder, `site${index}.err`), { flags: 'a' }))
    const instance: Instance = { port, opsPort, process: child, isExpectedToEnd: false }
    child.once('exit', (code, signal) => {
      if (!instance.isExpectedToEnd) crashes.push(`instance ${index} ended by itself: ${code ?? signal}`)
    })
    await isReady(port)
    return instance
  }

  return {
    url: `http://${front}`,
    instances,
    /** Instances that ended without being told to. */
    crashes,
    /** Ends an instance by a signal and starts it again. */
    async replace(at: number, signal: 'SIGTERM' | 'SIGKILL', more: Record<string, string> = {}): Promise<void> {
      const old = instances[at]!
      old.isExpectedToEnd = true
      old.process.kill(signal)
      if (old.process.exitCode === null && old.process.signalCode === null) await once(old.process, 'exit')
      instances[at] = await startInstance(at + 1, more)
      await delay(SEEN_AFTER_MS)
    },
    stop(): void {
      haproxy.kill('SIGKILL')
      for (const instance of instances) {
        instance.isExpectedToEnd = true
        instance.process.kill('SIGKILL')
      }
    },
  }
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>

async function isReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`The instance on port ${port} is not ready after 20 s`)
}

/** HAProxy of the machine; installed where apt can do that. */
function findHaproxy(): string {
  const find = () => execFileSync('sh', ['-c', 'command -v haproxy || true']).toString().trim()
  if (!find()) execFileSync('apt-get', ['install', '-y', 'haproxy'], { stdio: 'inherit' })
  if (!find()) throw new Error('npm run faults needs haproxy: expected it on the path')
  return find()
}
