import { setTimeout as delay } from 'node:timers/promises'
import { readResident } from '../read-metric.ts'
import type { Fault } from './fault.ts'
import { quantile, runTraffic } from './traffic.ts'

const BARS = { p99Ms: 50, residentMb: 300 }
const READERS = 5
/** Stored pages a second that the one instance is asked for, beside its share of the steady traffic. */
const PAGE_RATE = 100
const storedPaths = ['/', '/contact/', '/download/', '/responsible-gaming/']
const PATIENCE_MS = 1_000

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
        for (; !isOver; await delay(500)) sizes.push(Math.round(await readResident(opsPort)))
      })()
      const traffic = { url: `http://127.0.0.1:${port}`, rate: PAGE_RATE, seconds, paths: storedPaths }
      const pages = await runTraffic(traffic)
      isOver = true
      await Promise.all([...impatient, watch])
      const answers = await Promise.all(Array.from({ length: READERS }, async () => (await askReport()).text()))
      sizes.push(Math.round(await readResident(opsPort)))

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
