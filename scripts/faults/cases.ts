import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { readResident } from '../read-metric.ts'
import { backEndFaults } from './back-end-cases.ts'
import { connectionFaults } from './connection-cases.ts'
import type { Fault } from './fault.ts'
import { smuggleThrough, startNginx } from './fronts.ts'
import { locationFaults } from './location-cases.ts'
import { logFaults } from './log-cases.ts'
import { visitDuring } from './mixed-builds.ts'
import { newerRoot, publishAssets } from './older-site.ts'
import { pageFaults } from './page-cases.ts'
import { processFaults } from './process-cases.ts'
import { sendRaw } from './raw-requests.ts'
import { runBusyTraffic, runTraffic } from './traffic.ts'

const CAPACITY_SECONDS = 4

/** Renders a second that the fleet manages beside the steady traffic. */
async function measureRenders(renders: Pick<Parameters<typeof runBusyTraffic>[0], 'url' | 'paths' | 'isFailure'>) {
  const endAt = performance.now() + CAPACITY_SECONDS * 1000
  // As many at once as keep three instances busy without being turned away.
  const { outcomes } = await runBusyTraffic({ ...renders, connections: 24, isOver: () => performance.now() > endAt })
  return Math.round((outcomes.get('404') ?? 0) / CAPACITY_SECONDS)
}

/** The 24 faults, in the order of their numbers, and requests within requests through every front. */
export const faults: readonly Fault[] = [
  ...backEndFaults,
  ...connectionFaults,
  ...logFaults,
  ...processFaults,
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
    // What is kept must be answered; what would have to be rendered is refused.
    isExpected: (status, path) => status === 503 && path === '/bestaat-niet/',
    async inflict({ fleet, seconds }) {
      const renders = {
        url: fleet.url,
        paths: ['/zoek-mij-niet/'],
        isFailure: (status: number) => status !== 404 && status !== 429 && status !== 503,
      }
      const capacity = await measureRenders(renders)
      if (capacity === 0) throw new Error('nothing is rendered even without a flood')
      const flood = await runTraffic({ ...renders, rate: 3 * capacity, seconds })
      if (flood.failures.length > 0) throw new Error(`flood: ${flood.failures[0]}`)
      const outcomes = [...flood.outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
      return `${capacity} renders/s fit beside the rest; of ${flood.requests} at three times that, ${outcomes}`
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
        const localAddress = `127.0.2.${1 + Math.trunc(Math.random() * 200)}`
        const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress }).on('error', () => {})
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
  ...locationFaults,
  {
    name: 'disk full under the log of one',
    async inflict({ fleet, seconds }) {
      await fleet.replace(0, 'SIGTERM', { log: '/dev/full' })
      await delay(seconds * 1000)
      await fleet.replace(0, 'SIGTERM')
    },
  },
  {
    name: 'second-level cache lost',
    notApplicable: 'there is none',
    inflict: async () => {},
  },
  {
    name: 'clock of one jumps by an hour',
    async inflict({ fleet, seconds }) {
      await fleet.replace(0, 'SIGTERM', { args: ['--import', path.join(import.meta.dirname, 'clock-jumps.mjs')] })
      await delay(seconds * 1000)
      await fleet.replace(0, 'SIGTERM')
    },
  },
  ...pageFaults,
  {
    name: 'heap of 192 MB',
    async inflict({ fleet, seconds }) {
      // All run with that limit anyway; this is what they take under load.
      await delay(seconds * 1000)
      const sizes = await Promise.all(
        fleet.instances.map(async ({ opsPort }) => Math.round(await readResident(opsPort))),
      )
      return `${sizes.join(', ')} MB resident`
    },
  },
  {
    name: 'builds mixed',
    async inflict({ fleet, olderRoot, builds }) {
      const env = { ASSETS_PREVIOUS: builds }
      await publishAssets(olderRoot, builds)
      for (const at of [0, 1, 2]) await fleet.replace(at, 'SIGTERM', { env, root: olderRoot })
      return visitDuring(fleet.url, async () => {
        await publishAssets(newerRoot, builds)
        for (const at of [0, 1, 2]) await fleet.replace(at, 'SIGTERM', { env })
      })
    },
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
  {
    name: 'requests within requests',
    async inflict({ fleet, geoipPath }) {
      const nginx = await startNginx(fleet, path.dirname(geoipPath))
      const ports = {
        HAProxy: Number(new URL(fleet.url).port),
        nginx: nginx.port,
      }
      return smuggleThrough(ports).finally(nginx.stop)
    },
  },
]
