import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEmbeddedUpstream } from '#server/upstream/embedded.ts'
import { createEmbeddedServer } from '#server/upstream/embedded-server.ts'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { type Fault, type FaultContext, faults } from './faults/cases.ts'
import { startFaultProxy } from './faults/fault-proxy.ts'
import { startFleet } from './faults/fleet.ts'
import { quantile, runTraffic } from './faults/traffic.ts'

/** Requests per second of the steady traffic; below half of what two cores do beside the generator. */
const RATE = 200

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
})
const seconds = Number(values.seconds)

const folder = await mkdtemp(path.join(tmpdir(), 'faults-'))
const geoipPath = path.join(folder, 'location.mmdb')
await copyFile(embeddedGeoipPath, geoipPath)
const upstream = createEmbeddedServer({ embedded: await loadEmbeddedUpstream(path.resolve('data/upstream')) })
upstream.listen(0, '127.0.0.1')
await once(upstream, 'listening')
const proxy = await startFaultProxy((upstream.address() as AddressInfo).port)
const fleet = await startFleet({
  basePort: 18_080,
  folder,
  env: { UPSTREAM_URL: proxy.url, GEOIP_DATABASE: geoipPath },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    fleet.stop()
    process.exit(1)
  })
}
const context: FaultContext = { fleet, proxy, geoipPath, seconds }

// Warm: what is measured is a running site.
await runTraffic({ url: fleet.url, rate: 50, seconds: 3 })
console.log(`Steady traffic of ${RATE} requests a second through HAProxy to three instances; ${seconds} s a fault`)
console.log('| fault | requests | unexpected | p50 ms | p99 ms | notes |')
console.log('|---|--:|--:|--:|--:|---|')
for (const fault of faults) {
  if (values.only && !fault.name.includes(values.only)) continue
  if (fault.notApplicable) console.log(`| ${fault.name} | | | | | ${fault.notApplicable} |`)
  else await suffer(fault)
}
fleet.stop()
proxy.close()
upstream.close()
if (process.exitCode) console.log(`Logs are kept in ${folder}`)
else await rm(folder, { recursive: true })

/** Runs one fault under steady traffic; anything but an answer below 500 for any of it is a failure. */
async function suffer(fault: Fault): Promise<void> {
  let isOver = false
  const tallies: Awaited<ReturnType<typeof runTraffic>>[] = []
  const traffic = (async () => {
    while (!isOver) tallies.push(await runTraffic({ url: fleet.url, rate: RATE, seconds: 2 }))
  })()
  let note = ''
  try {
    note = String((await fault.inflict(context)) ?? '')
  } catch (error) {
    note = (error as Error).message
    process.exitCode = 1
  }
  isOver = true
  await traffic
  const requests = tallies.reduce((sum, tally) => sum + tally.requests, 0)
  const failures = [...tallies.flatMap((tally) => tally.failures), ...fleet.crashes.splice(0)]
  const latencies = tallies.flatMap((tally) => tally.latencies).toSorted((a, b) => a - b)
  const all = { ...tallies[0]!, latencies }
  if (failures.length > 0) process.exitCode = 1
  const told = [...new Set(failures)].slice(0, 3).join('; ')
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(all, share).toFixed(0))
  console.log(
    `| ${fault.name} | ${requests} | ${failures.length} | ${p50} | ${p99} | ${[note, told].filter(Boolean).join('; ')} |`,
  )
}
