import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Fault, FaultContext } from '#scripts/faults/fault.ts'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { startCommand } from './command.ts'
import { refuseContents } from './faults/bad-contents.ts'
import { faults } from './faults/cases.ts'
import { swapContents } from './faults/content-swaps.ts'
import { tryEdgeFleets } from './faults/edge-fleets.ts'
import { tryEdges } from './faults/edges.ts'
import { startFaultProxy } from './faults/fault-proxy.ts'
import { startFleet } from './faults/fleet.ts'
import { writeOlderSite } from './faults/older-site.ts'
import { rollOut, rollouts } from './faults/rollouts.ts'
import { quantile, runTraffic, runTrafficDuring } from './faults/traffic.ts'
import { startEmbeddedServer } from './upstream/embedded-server.ts'

const { values } = startCommand({
  options: {
    /** How long a fault lasts that does not end by itself. */
    seconds: { type: 'string', default: '10' },
    /** Steady requests per second; below half of what two cores do beside the generator. */
    rate: { type: 'string', default: '200' },
    requests: { type: 'string' },
    connections: { type: 'string', default: '40' },
    /** The balancer's port; the forty above it, and those a hundred above, are the instances'. */
    port: { type: 'string', default: '18080' },
    /** Requests per second while contents are swapped, and bad bundles that come after. */
    swapRate: { type: 'string', default: '2000' },
    bad: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)
const rate = Number(values.rate)
const port = Number(values.port)
const requests = Number(values.requests ?? 60_000)
const connections = Number(values.connections)

const folder = await mkdtemp(path.join(tmpdir(), 'faults-'))
const geoipPath = path.join(folder, 'location.mmdb')
await copyFile(embeddedGeoipPath, geoipPath)
const { port: upstreamPort, server: upstream } = await startEmbeddedServer()
const proxy = await startFaultProxy(upstreamPort)
const env = { UPSTREAM_URL: proxy.url, GEOIP_DATABASE: geoipPath }
const isWanted = ({ name }: { name: string }) => values.only.split(',').some((part) => name.includes(part))
const wanted = faults.filter(isWanted)
/** Of the edges: as many as leave no class and no page out. */
const EDGE_REQUESTS = 100_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

console.log(`${rate} requests a second through HAProxy to three instances; ${seconds} s a fault`)
console.log('| fault | requests | unexpected | p50 ms | p99 ms | notes |')
console.log('|---|--:|--:|--:|--:|---|')
if (wanted.length > 0) await sufferAll()
for (const rollout of rollouts.filter(isWanted)) {
  const { row, failures } = await rollOut(rollout, { basePort: port + 100, folder, env, requests, connections })
  if (failures.length > 0) process.exitCode = 1
  console.log(row)
}
/** What needs no fleet of ours; each prints its own figures, and returns what failed. */
const others = [
  { name: 'edges', run: () => tryEdges({ folder, requests: Number(values.requests ?? EDGE_REQUESTS) }) },
  { name: 'edge fleets', run: () => tryEdgeFleets(folder) },
  { name: 'content swaps', run: () => swapContents({ folder, rate: Number(values.swapRate) }) },
  { name: 'content refusals', run: () => refuseContents({ folder, bad: Number(values.bad) }) },
]
for (const { name, run } of others.filter(isWanted)) {
  const failures = await run()
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`| ${name} | ${failure} |`)
}
proxy.close()
upstream.close()
if (process.exitCode) console.log(`Logs are kept in ${folder}`)
else await rm(folder, { recursive: true })

async function sufferAll(): Promise<void> {
  const fleet = await startFleet({ basePort: port, folder, env, hasRetries: true })
  const context: FaultContext = {
    fleet,
    proxy,
    geoipPath,
    seconds,
    olderRoot: await writeOlderSite(folder),
    builds: path.join(folder, 'builds'),
  }
  // Warm: what is measured is a running site.
  for (const warmRate of [20, 50, 100]) await runTraffic({ url: fleet.url, rate: warmRate, seconds: 3 })
  for (const fault of wanted) {
    if (fault.notApplicable) console.log(`| ${fault.name} | | | | | ${fault.notApplicable} |`)
    else await suffer(fault, context)
  }
  fleet.stop()
}

async function suffer(fault: Fault, context: FaultContext): Promise<void> {
  const { fleet } = context
  const isFailure = (status: number, asked: string) => status >= 500 && !fault.isExpected?.(status, asked)
  let note = ''
  const failures: string[] = []
  const tally = await runTrafficDuring({ url: fleet.url, rate, seconds: 2, isFailure }, async () => {
    try {
      note = String((await fault.inflict(context)) ?? '')
    } catch (error) {
      failures.push((error as Error).message)
    }
  })
  failures.push(...tally.failures, ...fleet.crashes.splice(0))
  if (failures.length > 0) process.exitCode = 1
  const told = [...new Set(failures)].slice(0, 3).join('; ')
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(tally.latencies, share).toFixed(0))
  const notes = [note, told].filter(Boolean).join('; ')
  console.log(`| ${fault.name} | ${tally.requests} | ${failures.length} | ${p50} | ${p99} | ${notes} |`)
}
