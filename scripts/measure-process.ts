import { parseArgs } from 'node:util'
import { soak } from './bench/soak.ts'
import { runBusyTraffic } from './faults/traffic.ts'
import { startSiteProcess } from './site-process.ts'

/** From the start of the process to its first page, in ms, and resident memory after load, in MB. */
const BARS = { coldMs: 1_500, residentMb: 180 }

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '5' },
    requests: { type: 'string', default: '50000' },
    /** Instead of all that, hostile addresses for so many minutes. */
    soak: { type: 'string', default: '0' },
    /** How many of them a second. */
    rate: { type: 'string', default: '150' },
  },
})

/** Kept pages of every kind and size, the API, and errors, which are rendered. */
const paths = [
  '/',
  '/over-ons/',
  '/terms-conditions/',
  '/huisregels/',
  '/pokerschool/',
  '/api/navigations',
  '/nergens/',
]

const minutes = Number(values.soak)
if (minutes > 0) {
  if (!(await soak({ minutes, rate: Number(values.rate) }))) process.exitCode = 1
} else {
  await measureStartAndLoad()
}

async function measureStartAndLoad(): Promise<void> {
  const coldStarts: number[] = []
  for (let start = 0; start < Number(values.starts); start += 1) {
    const startedAt = performance.now()
    const site = await startSiteProcess()
    const answer = await fetch(`http://127.0.0.1:${site.port}/`)
    await answer.text()
    if (!answer.ok) throw new Error(`The first page was answered ${answer.status}`)
    coldStarts.push(performance.now() - startedAt)
    await site.stop()
  }

  const site = await startSiteProcess()
  const readResident = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${site.opsPort}/metrics`)).text()
    return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 / 1024)
  }
  const residentBefore = await readResident()
  const wanted = Number(values.requests)
  const traffic = { url: `http://127.0.0.1:${site.port}`, paths, connections: 6 }
  const halves: number[] = []
  for (const half of [1, 2]) {
    const { failures } = await runBusyTraffic({ ...traffic, isOver: (count) => count >= wanted / 2 })
    if (failures.length > 0) throw new Error(`Half ${half}: ${failures.length} failures, the first: ${failures[0]}`)
    halves.push(await readResident())
  }
  await site.stop()

  const coldMs = coldStarts.toSorted((a, b) => a - b)[Math.floor(coldStarts.length / 2)] ?? Number.NaN
  const residentMb = halves.at(-1) ?? Number.NaN
  console.log(`start to first page, median of ${coldStarts.length}: ${coldMs.toFixed(0)} ms (${BARS.coldMs} at most)`)
  console.log(
    `resident: ${residentBefore} MB at rest, ${halves.join(' and ')} MB after each half of ${wanted} requests (${BARS.residentMb} at most)`,
  )
  if (!(coldMs < BARS.coldMs && residentMb < BARS.residentMb)) process.exitCode = 1
}
