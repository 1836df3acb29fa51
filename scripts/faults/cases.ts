import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import type { ProxyMode, startFaultProxy } from './fault-proxy.ts'
import type { Fleet } from './fleet.ts'
import { runTraffic } from './traffic.ts'

export interface FaultContext {
  fleet: Fleet
  proxy: Awaited<ReturnType<typeof startFaultProxy>>
  /** The copy of the GeoIP database that the instances watch. */
  geoipPath: string
  seconds: number
}

export interface Fault {
  name: string
  /** Does the harm, undoes it, and returns when it is undone, with what there is to say; steady traffic goes on meanwhile. */
  inflict: (context: FaultContext) => Promise<unknown>
  /** Why there is nothing to inflict here. */
  notApplicable?: string
}

const backEnd = (name: string, mode: ProxyMode): Fault => ({
  name: `back end: ${name}`,
  async inflict({ proxy, seconds }) {
    proxy.become(mode)
    await delay(seconds * 1000)
    proxy.become('pass')
  },
})

/** The 24 faults of reliability, section 8, in its order. */
export const faults: readonly Fault[] = [
  backEnd('refused', 'refuse'),
  backEnd('black hole', 'black-hole'),
  backEnd('5 s late', 'late'),
  backEnd('drip', 'drip'),
  backEnd('truncated', 'truncate'),
  backEnd('garbage', 'garbage'),
  backEnd('gzip bomb', 'gzip-bomb'),
  backEnd('500, 503, 429', 'statuses'),
  backEnd('redirect to a private address', 'redirect'),
  {
    name: 'back end: flapping every second',
    async inflict({ proxy, seconds }) {
      for (let second = 0; second < seconds; second += 1) {
        proxy.become(second % 2 ? 'pass' : 'refuse')
        await delay(1_000)
      }
      proxy.become('pass')
    },
  },
  {
    name: 'SIGTERM, one after the other',
    async inflict({ fleet }) {
      for (const at of [0, 1, 2]) await fleet.replace(at, 'SIGTERM')
    },
  },
  {
    name: 'SIGKILL of one',
    inflict: ({ fleet }) => fleet.replace(1, 'SIGKILL'),
  },
  {
    name: 'SIGSTOP of one for 10 s',
    async inflict({ fleet }) {
      fleet.instances[2]?.process.kill('SIGSTOP')
      await delay(10_000)
      fleet.instances[2]?.process.kill('SIGCONT')
      await delay(3_000)
    },
  },
  {
    name: 'three times what can be rendered',
    async inflict({ fleet, seconds }) {
      const flood = await runTraffic({
        url: fleet.url,
        rate: 1_500,
        seconds,
        paths: ['/zoek-mij-niet/'],
        isFailure: () => false,
      })
      return `of ${flood.requests} renders ${[...flood.outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')}`
    },
  },
  {
    name: 'slow clients',
    async inflict({ fleet, seconds }) {
      const { port } = new URL(fleet.url)
      const sockets = Array.from({ length: 200 }, (_, index) => {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
        socket.write(
          index % 2 ? 'GET / HTTP/1.1\r\nhost: nl.localhost\r\n' : 'GET / HTTP/1.1\r\nhost: nl.localhost\r\n\r\n',
        )
        // Half of them never end their head, half never read what they are given.
        return socket.pause()
      })
      const drip = setInterval(() => {
        for (let index = 1; index < sockets.length; index += 2) sockets[index]?.write('x-a: b\r\n')
      }, 1_000)
      await delay(seconds * 1000)
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    },
  },
  {
    name: 'flood of addresses and queries',
    async inflict({ fleet, seconds }) {
      const paths = Array.from({ length: 5_000 }, (_, index) => `/?${index}=${index}&utm_source=${index}`)
      await runTraffic({ url: fleet.url, rate: 300, seconds, paths })
    },
  },
  {
    name: 'disconnect storm',
    async inflict({ fleet, seconds }) {
      const { port } = new URL(fleet.url)
      const endAt = performance.now() + seconds * 1000
      while (performance.now() < endAt) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
        socket.write(`GET /bestaat-niet-${Math.trunc(endAt)}/ HTTP/1.1\r\nhost: nl.localhost\r\n\r\n`)
        setTimeout(() => socket.destroy(), Math.random() * 200)
        await delay(5)
      }
    },
  },
  {
    name: 'GeoIP database damaged',
    async inflict({ geoipPath }) {
      const good = await readFile(embeddedGeoipPath)
      for (const bad of [good.subarray(0, good.length / 2), Buffer.alloc(0), Buffer.alloc(good.length, 7)]) {
        await writeFile(geoipPath, bad)
        await delay(6_000)
      }
      await copyFile(embeddedGeoipPath, geoipPath)
      await delay(6_000)
    },
  },
  {
    name: 'disk full under the log',
    notApplicable: 'the log goes to standard output; server/log.test.ts writes it to a full device',
    inflict: async () => {},
  },
  {
    name: 'second-level cache lost',
    notApplicable: 'there is none',
    inflict: async () => {},
  },
  {
    name: 'clock jumps',
    notApplicable: 'freshness is measured with the monotonic clock, which the cache tests set',
    inflict: async () => {},
  },
  {
    name: 'heap of 192 MB',
    async inflict({ fleet, seconds }) {
      // All run with that limit anyway; this is what they take under load.
      await delay(seconds * 1000)
      const sizes = await Promise.all(
        fleet.instances.map(async ({ opsPort }) => {
          const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
          return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 / 1024)
        }),
      )
      return `${sizes.join(', ')} MB resident`
    },
  },
  {
    name: 'builds mixed',
    notApplicable: 'tests/browser serves two builds in turn to one browser',
    inflict: async () => {},
  },
  {
    name: 'malformed HTTP',
    async inflict({ fleet }) {
      const { port } = new URL(fleet.url)
      const requests = await readFile(path.join(import.meta.dirname, 'malformed.txt'), 'utf8')
      const ports = [Number(port), ...fleet.instances.map((instance) => instance.port)]
      const answers = new Map<string, number>()
      for (const request of requests.trimEnd().split('\n')) {
        for (const one of ports) {
          const answer = await sendRaw(one, JSON.parse(`"${request}"`) as string)
          answers.set(answer, (answers.get(answer) ?? 0) + 1)
        }
      }
      const fatal = [...answers.keys()].filter((status) => status.startsWith('5'))
      if (fatal.length > 0) throw new Error(`answered ${fatal.join(', ')}`)
      return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    },
  },
]

/** The status of what comes back, or `closed`. */
function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (outcome: string) => {
      socket.destroy()
      resolve(outcome)
    }
    socket.setTimeout(2_000, () => end('silence'))
    socket.once('data', (chunk) => end(chunk.toString('latin1', 9, 12)))
    socket.once('close', () => end('closed'))
    socket.once('error', () => end('closed'))
    socket.write(request, 'latin1')
  })
}
