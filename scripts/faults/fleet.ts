import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readImage } from '../site-process.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** How often HAProxy asks for readiness, twice (deploy/haproxy.cfg), and some more. */
const SEEN_AFTER_MS = 1_500
/** Above all that an instance is given to end, in ms. */
const ENDED_AFTER_MS = 40_000

interface Instance {
  port: number
  opsPort: number
  process: ChildProcess
  isExpectedToEnd: boolean
}

interface FleetOptions {
  basePort: number
  folder: string
  env: Record<string, string>
  hasRetries: boolean
}

export interface InstanceOptions {
  env?: Record<string, string>
  args?: string[]
  root?: string
  /** Where its log goes; a device that is always full, for instance. */
  log?: string
}

export async function startFleet({ basePort, folder, env, hasRetries }: FleetOptions) {
  const crashes: string[] = []
  const children: ChildProcess[] = []
  process.once('exit', () => children.forEach((child) => void child.kill('SIGKILL')))
  const instances = await Promise.all([1, 2, 3].map((index) => startInstance(index)))
  const front = `127.0.0.1:${basePort}`
  const haproxy = spawn(findProgram('haproxy'), ['-f', writeHaproxyConfig(folder, hasRetries), '-db'], {
    env: {
      ...process.env,
      LISTEN: front,
      OUTAGE: path.join(root, 'dist/outage.html'),
      // All traffic of the faults comes from this machine.
      NETWORK_REQUESTS: '1000000',
      STATS: `127.0.0.1:${basePort + 20}`,
      ADMIN: `ipv4@127.0.0.1:${basePort + 21}`,
      ...Object.fromEntries(instances.map(({ port }, at) => [`SITE${at + 1}`, `127.0.0.1:${port}`])),
    },
    stdio: 'ignore',
  })
  await delay(SEEN_AFTER_MS)

  process.once('exit', stop)

  function stop(): void {
    haproxy.kill('SIGKILL')
    for (const instance of instances) instance.isExpectedToEnd = true
    for (const child of children) child.kill('SIGKILL')
  }

  async function startInstance(index: number, options: InstanceOptions = {}): Promise<Instance> {
    const port = basePort + index
    const opsPort = basePort + 10 + index
    const image = readImage()
    const args = [...image.flags, ...(options.args ?? []), path.join(options.root ?? root, image.main)]
    const child = spawn(process.execPath, args, {
      env: {
        ...image.env,
        DEMO: '1',
        PATH: process.env.PATH,
        PORT: String(port),
        OPS_PORT: String(opsPort),
        DRAIN_DELAY_MS: '5000',
        TRUSTED_PROXIES: 'loopback',
        ...env,
        ...options.env,
      },
      stdio: ['ignore', options.log ? openSync(options.log, 'w') : 'pipe', 'pipe'],
    })
    children.push(child)
    child.stdout?.pipe(createWriteStream(path.join(folder, `site${index}.log`), { flags: 'a' }))
    child.stderr?.pipe(createWriteStream(path.join(folder, `site${index}.err`), { flags: 'a' }))
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
    balancer: haproxy,
    crashes,
    /** Ends an instance by a signal and starts it again. @throws Error when it was told to drain and failed to end by itself. */
    async replace(at: number, signal: 'SIGTERM' | 'SIGKILL', options: InstanceOptions = {}): Promise<void> {
      const old = instances[at]!
      old.isExpectedToEnd = true
      old.process.kill(signal)
      const late = setTimeout(() => old.process.kill('SIGKILL'), ENDED_AFTER_MS)
      if (old.process.exitCode === null && old.process.signalCode === null) await once(old.process, 'exit')
      clearTimeout(late)
      if (signal === 'SIGTERM' && old.process.exitCode !== 0)
        throw new Error(`SIGTERM ended with ${old.process.exitCode ?? 'nothing: it was killed'}`)
      instances[at] = await startInstance(at + 1, options)
      await delay(SEEN_AFTER_MS)
    },
    stop,
  }
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>

function writeHaproxyConfig(folder: string, hasRetries: boolean): string {
  const shipped = readFileSync(path.join(root, 'deploy/haproxy.cfg'), 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  const bare = shipped.replace(/^ +(?:retry-on|option redispatch) .*\n/gm, '').replace('retries 3', 'retries 0')
  writeFileSync(file, hasRetries ? shipped : bare)
  return file
}

async function isReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error(`The instance on port ${port} is not ready after two minutes`)
}

export function findProgram(name: 'haproxy' | 'nginx'): string {
  const find = () =>
    execFileSync('sh', ['-c', `command -v ${name} || true`])
      .toString()
      .trim()
  if (!find()) execFileSync('apt-get', ['install', '-y', name], { stdio: 'inherit' })
  if (!find()) throw new Error(`npm run faults needs ${name}: expected it on the path`)
  return find()
}
