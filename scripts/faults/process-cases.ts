import { setTimeout as delay } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { quantile, runTraffic } from './traffic.ts'

/** What visitors may notice of it: stored pages in ms (p99), and resident memory of the process that serves them, in MB. */
const BARS = { p99Ms: 50, residentMb: 300 }
const READERS = 5
/** Stored pages a second that the one instance is asked for, beside its share of the steady traffic. */
const PAGE_RATE = 100
const storedPaths = ['/', '/contact/', '/download/', '/responsible-gaming/']
/** An impatient reader hangs up after this long, in ms. */
const PATIENCE_MS = 1_000

/** What those who run the site can do to a process. */
export const processFaults: readonly Fault[] = [
  {
    name: 'compliance report asked for under traffic',
    async inflict({ fleet, seconds }) {
      const { port, opsPort } = fleet.instances[0]!
      const askReport = (signal?: AbortSignal) =>
        fetch(`http://127.0.0.1:${opsPort}/compliance`, {
          headers: { accept: 'application/json' },
          signal: signal ?? null,
        })
      // Of an instance that has just started, none is stored yet.
      for (const path of storedPaths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
      const sizes: number[] = []
      let isOver = false
      const impatient = Array.from({ length: READERS }, async () => {
        while (!isOver) await askReport(AbortSignal.timeout(PATIENCE_MS)).catch(() => {})
      })
      const watch = (async () => {
        for (; !isOver; await delay(500)) sizes.push(await readResident(opsPort))
      })()
      const traffic = { url: `http://127.0.0.1:${port}`, rate: PAGE_RATE, seconds, paths: storedPaths }
      const pages = await runTraffic(traffic)
      isOver = true
      await Promise.all([...impatient, watch])
      const answers = await Promise.all(Array.from({ length: READERS }, async () => (await askReport()).text()))
      sizes.push(await readResident(opsPort))

      const p99Ms = quantile(pages.latencies, 0.99)
      const residentMb = Math.max(...sizes)
      const told = `stored pages p99 ${p99Ms.toFixed(0)} ms, ${residentMb} MB resident`
      const isOne = new Set(answers).size === 1 && answers[0]?.includes('"ranAt"')
      if (!isOne) throw new Error(`${told}; expected one report for all readers, not ${answers[0]?.slice(0, 200)}`)
      if (pages.failures.length > 0) throw new Error(`${told}; ${pages.failures[0]}`)
      if (!(p99Ms < BARS.p99Ms && residentMb < BARS.residentMb))
        throw new Error(`${told}; ${BARS.p99Ms} ms and ${BARS.residentMb} MB are allowed`)
      return told
    },
  },
]

async function readResident(opsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 / 1024)
}
