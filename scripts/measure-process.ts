import { median } from './bench/median.ts'
import { soak } from './bench/soak.ts'
import { startCommand } from './command.ts'
import { runBusyTraffic } from './faults/traffic.ts'
import { readResident } from './read-metric.ts'
import { startSiteProcess } from './site-process.ts'

const BARS = { coldMs: 1_500, residentMb: 180 }

const { values } = startCommand({
  options: {
    starts: { type: 'string', default: '5' },
    requests: { type: 'string', default: '50000' },
    /** Instead of all that, malicious addresses for so many minutes. */
    soak: { type: 'string', default: '0' },
    rate: { type: 'string', default: '150' },
  },
})

const paths = '/ /over-ons/ /terms-conditions/ /huisregels/ /pokerschool/ /api/navigations /nergens/'.split(' ')

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
  const readMb = async () => Math.round(await readResident(site.opsPort))
  const residentBefore = await readMb()
  const wanted = Number(values.requests)
  const traffic = { url: `http://127.0.0.1:${site.port}`, paths, connections: 6 }
  const halves: number[] = []
  for (const half of [1, 2]) {
    const { failures } = await runBusyTraffic({ ...traffic, isOver: (count) => count >= wanted / 2 })
    if (failures.length > 0) throw new Error(`Half ${half}: ${failures.length} failures, the first: ${failures[0]}`)
    halves.push(await readMb())
  }
  await site.stop()

  const coldMs = median(coldStarts)
  const residentMb = halves.at(-1) ?? Number.NaN
  console.log(`start to first page, median of ${coldStarts.length}: ${coldMs.toFixed(0)} ms (${BARS.coldMs} at most)`)
  console.log(
    `resident: ${residentBefore} MB at rest, ${halves.join(' and ')} MB after each half of ${wanted} requests (${BARS.residentMb} at most)`,
  )
  if (!(coldMs < BARS.coldMs && residentMb < BARS.residentMb)) process.exitCode = 1
}
