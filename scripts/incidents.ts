import { cp, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { embeddedGeoipPath } from '#server/visitor/geoip-database.ts'
import { packContent, placeBundle, replaceIn } from '#tests/helpers/content-bundle.ts'
import { startCommand } from './command.ts'
import { startFleet } from './faults/fleet.ts'
import { makeYesterday, startBlackboxExporter } from './faults/hour-long.ts'
import { causeLasting } from './faults/lasting-incidents.ts'
import { writeOlderSite } from './faults/older-site.ts'
import { startProbeExporter } from './faults/probe-exporter.ts'
import { startPrometheus } from './faults/prometheus.ts'
import { runTraffic } from './faults/traffic.ts'
import { startEmbeddedServer } from './upstream/embedded-server.ts'

// Causes the incidents of docs/operations.md behind HAProxy and under Prometheus with the shipped rules, and says after
// how long each alert was pending and fired. Takes three quarters of an hour: the rules wait, so the script does.
const { values } = startCommand({
  options: {
    port: { type: 'string', default: '21000' },
    rate: { type: 'string', default: '10' },
    only: { type: 'string' },
    // Instead of all others, what raises the alerts that wait for half an hour and an hour, and one that looks back for a day.
    hour: { type: 'boolean', default: false },
  },
})
const basePort = Number(values.port)
/** How long after an incident everything is as before, in ms: rates look back for five minutes, these alerts for less. */
const CALM_MS = 60_000
const LOOK_MS = 1_000
/** Longer than the alerts that wait for a quarter of an hour. */
const LASTING_MS = 17 * 60_000

// What is started here ends with this process, however it ends.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))

const folder = await mkdtemp(path.join(tmpdir(), 'incidents-'))
const geoip = path.join(folder, 'locations.mmdb')
await cp(embeddedGeoipPath, geoip)
const { port: upstreamPort, server: upstream } = await startEmbeddedServer()
const fleet = await startFleet({
  basePort,
  folder,
  hasRetries: true,
  env: {
    UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
    GEOIP_DATABASE: geoip,
  },
})
const probed = { port: basePort + 30, front: new URL(fleet.url) }
const prober = values.hour ? startBlackboxExporter({ ...probed, folder }) : await startProbeExporter(probed)
if (values.hour) makeYesterday(path.join(folder, 'prometheus/data'))
const prometheus = await startPrometheus({
  folder: path.join(folder, 'prometheus'),
  port: basePort + 31,
  targets: {
    site: fleet.instances.map(({ opsPort }) => `127.0.0.1:${opsPort}`),
    balancer: [`127.0.0.1:${basePort + 20}`],
    blackbox: [`127.0.0.1:${basePort + 30}`],
  },
})
// Visitors of the whole run; what they are answered is not judged here.
const seconds = 3_900
void runTraffic({ url: fleet.url, rate: Number(values.rate), seconds })

interface Incident {
  name: string
  cause: () => unknown
  /** How long it lasts, in ms. */
  lastsMs: number
  end?: () => unknown
}

const signal = (name: NodeJS.Signals) => {
  for (const { process: child } of fleet.instances) child.kill(name)
}

const stopBackEnd = () => {
  upstream.close()
  upstream.closeAllConnections()
}
let endLasting = () => {}

const incidents: Incident[] = [
  { name: 'every process frozen', cause: () => signal('SIGSTOP'), lastsMs: 150_000, end: () => signal('SIGCONT') },
  {
    name: 'one process killed, and not started again',
    cause: () => {
      fleet.instances[0]!.isExpectedToEnd = true
      fleet.instances[0]!.process.kill('SIGKILL')
    },
    lastsMs: 120_000,
    end: () => fleet.replace(0, 'SIGKILL'),
  },
  {
    name: 'one process killed three times in a row',
    async cause() {
      for (let count = 0; count < 3; count += 1) {
        await fleet.replace(1, 'SIGKILL')
        // So that Prometheus sees each of them.
        await delay(20_000)
      }
    },
    lastsMs: 200_000,
  },
  {
    name: 'back end stopped, location file damaged, log of one process on a full disk, prober gone',
    async cause() {
      await fleet.replace(2, 'SIGKILL', { log: '/dev/full' })
      stopBackEnd()
      await writeFile(`${geoip}.next`, 'no location file')
      await rename(`${geoip}.next`, geoip)
      prober.stop()
    },
    lastsMs: 11.5 * 60_000,
  },
  {
    name: 'faults that last',
    async cause() {
      stopBackEnd()
      endLasting = await causeLasting(fleet, { folder, seconds: LASTING_MS / 1000 })
    },
    lastsMs: LASTING_MS,
    end: () => endLasting(),
  },
  {
    name: 'content refused by one of three, another one on the second',
    async cause() {
      const same = path.join(folder, 'same.tar.gz')
      const other = path.join(folder, 'other.tar.gz')
      const title = 'Contact met onze klantenservice'
      const change = (files: Map<string, Buffer>) =>
        replaceIn(files, 'pages/contact.nl.json', title, 'Zo bereik je ons')
      ;(await packContent()).place(same)
      ;(await packContent({ change })).place(other)
      await fleet.replace(0, 'SIGTERM', { env: { CONTENT_BUNDLE: same } })
      await fleet.replace(1, 'SIGTERM', { env: { CONTENT_BUNDLE: other } })
      placeBundle(same, Buffer.from('no bundle'))
    },
    lastsMs: 7.5 * 60_000,
  },
  { name: 'balancer gone', cause: () => fleet.balancer.kill('SIGKILL'), lastsMs: 100_000 },
]

/** Notes when alerts become pending and fire, in s since the incident's beginning, until it is over. */
async function watch(lastsMs: number, known: ReadonlySet<string>) {
  const startedAt = performance.now()
  const seen = new Map<string, { pending?: number; firing?: number }>()
  while (performance.now() - startedAt < lastsMs) {
    const at = Math.round((performance.now() - startedAt) / 1000)
    for (const { labels, state } of await prometheus.alerts()) {
      const name = labels.alertname!
      if (known.has(name)) continue
      const times = seen.get(name) ?? {}
      times[state] ??= at
      seen.set(name, times)
    }
    await delay(LOOK_MS)
  }
  return seen
}

const hourLong: Incident = {
  name: 'visitors of unknown places, two builds, a certificate that ends',
  cause: async () => fleet.replace(2, 'SIGTERM', { root: await writeOlderSite(folder) }),
  lastsMs: 62 * 60_000,
}

console.log('| incident | alert | pending after | fired after |\n|---|---|--:|--:|')
// The certificate is there from the beginning, and so are the visitors, who ask from this machine.
if (!values.hour) await delay(CALM_MS)
for (const { name, cause, lastsMs, end } of values.hour ? [hourLong] : incidents) {
  if (values.only && !name.includes(values.only)) continue
  const known = new Set((await prometheus.alerts()).map(({ labels }) => labels.alertname!))
  const [seen] = await Promise.all([watch(lastsMs, known), cause()])
  for (const [alert, { pending, firing }] of seen) {
    console.log(
      `| ${name} | \`${alert}\` | ${pending ?? firing} s | ${firing === undefined ? 'not yet' : `${firing} s`} |`,
    )
  }
  if (seen.size === 0) console.log(`| ${name} | none | | |`)
  await end?.()
  await delay(CALM_MS)
}
await prometheus.stop()
fleet.stop()
process.exit(0)
