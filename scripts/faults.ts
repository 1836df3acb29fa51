import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Fault, FaultContext } from '#scripts/faults/fault.ts'
import { resources } from '#server/site/features.ts'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { refuseContents } from './faults/bad-contents.ts'
import { faults } from './faults/cases.ts'
import { swapContents } from './faults/content-swaps.ts'
import { tryEdgeFleets } from './faults/edge-fleets.ts'
import { tryEdges } from './faults/edges.ts'
import { startFaultProxy } from './faults/fault-proxy.ts'
import { startFleet } from './faults/fleet.ts'
import { writeOlderSite } from './faults/older-site.ts'
import { rollOut, rollouts } from './faults/rollouts.ts'
import { quantile, runTraffic } from './faults/traffic.ts'
import { createEmbeddedServer } from './upstream/embedded-server.ts'

const { values } = parseArgs({
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
const upstream = createEmbeddedServer({
  embedded: await loadEmbeddedUpstream(path.resolve('data/upstream'), resources),
})
upstream.listen(0, '127.0.0.1')
await once(upstream, 'listening')
const proxy = await startFaultProxy((upstream.address() as AddressInfo).port)
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
if (isWanted({ name: 'edges' })) {
  const failures = await tryEdges({ folder, requests: Number(values.requests ?? EDGE_REQUESTS) })
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`| edge | ${failure} |`)
}
if (isWanted({ name: 'edge fleets' })) {
  const failures = await tryEdgeFleets(folder)
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`| edge fleets | ${failure} |`)
}
if (isWanted({ name: 'content swaps' })) {
  console.log('| swap of content | requests | failed | before | during | |')
  const failures = await swapContents({ folder, rate: Number(values.swapRate) })
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`| content swaps | ${failure} |`)
}
if (isWanted({ name: 'content refusals' })) {
  const failures = await refuseContents({ folder, bad: Number(values.bad) })
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`| content refusals | ${failure} |`)
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
  let isOver = false
  const tallies: Awaited<ReturnType<typeof runTraffic>>[] = []
  const isFailure = (status: number, asked: string) => status >= 500 && !fault.isExpected?.(status, asked)
  const traffic = (async () => {
    while (!isOver) tallies.push(await runTraffic({ url: fleet.url, rate, seconds: 2, isFailure }))
  })()
  let note = ''
  const failures: string[] = []
  try {
    note = String((await fault.inflict(context)) ?? '')
  } catch (error) {
    failures.push((error as Error).message)
  }
  isOver = true
  await traffic
  const asked = tallies.reduce((sum, tally) => sum + tally.requests, 0)
  failures.push(...tallies.flatMap((tally) => tally.failures), ...fleet.crashes.splice(0))
  if (failures.length > 0) process.exitCode = 1
  const latencies = tallies.flatMap((tally) => tally.latencies)
  const told = [...new Set(failures)].slice(0, 3).join('; ')
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(latencies, share).toFixed(0))
  const notes = [note, told].filter(Boolean).join('; ')
  console.log(`| ${fault.name} | ${asked} | ${failures.length} | ${p50} | ${p99} | ${notes} |`)
}
