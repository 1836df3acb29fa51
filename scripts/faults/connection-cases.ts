import type { Fault } from './fault.ts'
import { greedyAddress } from './greedy-address.ts'
import { type Flood, floodUnread } from './unread.ts'

/** What a process may hold, in MB, and how long others may wait, in ms, whatever is asked and not read. */
const BARS = { residentMb: 250, slowestMs: 1_000 }
const HELD_MS = 3_000

const brotli = 'accept-encoding: br\r\n'
const floods: readonly Flood[] = [
  { connections: 1, depth: 2_000, path: '/policies.json' },
  { connections: 20, depth: 100, path: '/policies.json' },
  { connections: 300, depth: 66, path: '/' },
  { connections: 2_500, depth: 8, path: '/policies.json' },
  { connections: 2_500, depth: 8, path: '/' },
  { connections: 2_500, depth: 8, path: '/zoeken/?q=limiet', headers: brotli },
  { connections: 2_500, depth: 8, path: '/bestaat-niet/' },
  { connections: 10_000, depth: 2, path: '/terms-conditions/', headers: brotli },
]

export const connectionFaults: readonly Fault[] = [
  {
    name: 'answers that nobody reads',
    async inflict({ fleet }) {
      const [instance] = fleet.instances
      const pid = instance?.process.pid
      if (!instance || !pid) throw new Error('there is no instance')
      let peakMb = 0
      let slowestMs = 0
      for (const flood of floods) {
        const result = await floodUnread({ ...flood, port: instance.port, pid, heldMs: HELD_MS })
        const { connections, depth, path } = flood
        const what = `${connections} × ${depth} ${path}: ${result.peakMb} MB, ${Math.round(result.slowestMs)} ms`
        if (result.peakMb > BARS.residentMb || result.slowestMs > BARS.slowestMs) throw new Error(what)
        peakMb = Math.max(peakMb, result.peakMb)
        slowestMs = Math.max(slowestMs, result.slowestMs)
      }
      return `${floods.length} floods: ${peakMb} MB at most, others waited ${Math.round(slowestMs)} ms at most`
    },
  },
  greedyAddress,
]
