import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readMetric } from '../read-metric.ts'
import type { Fault } from './fault.ts'
import { runTraffic } from './traffic.ts'

const longPath = `/assets/${'a'.repeat(4_000)}.js`

export const logFaults: readonly Fault[] = [
  {
    name: 'log of one that nobody reads',
    async inflict({ fleet, geoipPath, seconds }) {
      const pipe = path.join(path.dirname(geoipPath), 'unread')
      execFileSync('mkfifo', [pipe])
      const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
      await fleet.replace(0, 'SIGTERM', { log: pipe })
      const { port, opsPort } = fleet.instances[0]!
      const url = `http://127.0.0.1:${port}`
      const { failures } = await runTraffic({ url, rate: 500, seconds: 2, paths: [longPath] })
      if (failures.length > 0)
        throw new Error(`${failures.length} failed at the instance itself: ${failures[0]?.slice(0, 40)}…`)
      await delay(seconds * 1000)
      const { status } = await fetch(`${url}/livez`)
      const dropped = await readMetric(opsPort, 'bff_log_lines_dropped_total')
      if (status !== 200 || !(dropped > 0)) throw new Error(`/livez ${status}, ${dropped} lines dropped`)
      await fleet.replace(0, 'SIGTERM')
      closeSync(reader)
      return `${dropped} lines dropped`
    },
  },
]
