import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { processorTimeOf } from '../proc.ts'
import type { Fault } from './fault.ts'
import { quantile } from './traffic.ts'

/** What another client's home page may take, and what of a core the process may use, whatever one address asks for. */
const BARS = { p99Ms: 50, coreShare: 0.5 }
const CONNECTIONS = 64
const GREEDY_ADDRESS = '127.0.9.9'
const OTHER_EVERY_MS = 20
/** Addresses whose answers are made for each request; `#` is a number that nobody has asked for. */
const paths = [
  '/pokerschool/kansen/calculator/?hand1=AhKh&hand2=QsQd&dead=&n=#',
  '/zoeken/?q=limiet#',
  '/bestaat-niet-#/',
  '/api/visitor?#',
  '/api/download-url?brandAlias=KAARTKAMERNL&platform=windows',
  '/api/calendar/nothing-#.ics',
  '/actions/download?platform=windows',
]

/** One address keeps 64 connections busy, with each path in turn. */
export const greedyAddress: Fault = {
  name: 'one address that asks without end',
  async inflict({ fleet, seconds }) {
    const [instance] = fleet.instances
    const pid = instance?.process.pid
    if (!instance || !pid) throw new Error('there is no instance')
    // Of an instance that has just started, none is stored yet.
    for (let time = 0; time < 3; time += 1) await ask({ port: instance.port, path: '/' })
    const worst = { p99Ms: 0, coreShare: 0 }
    for (const path of paths) {
      const { p99Ms, coreShare } = await suffer({ port: instance.port, pid, path, seconds: seconds / 2 })
      const told = `${path}: home p99 ${p99Ms.toFixed(0)} ms, ${Math.round(coreShare * 100)} % of a core`
      if (p99Ms > BARS.p99Ms || coreShare > BARS.coreShare) throw new Error(told)
      worst.p99Ms = Math.max(worst.p99Ms, p99Ms)
      worst.coreShare = Math.max(worst.coreShare, coreShare)
    }
    return `${paths.length} paths: home p99 ${worst.p99Ms.toFixed(0)} ms and ${Math.round(worst.coreShare * 100)} % of a core at most`
  },
}

async function suffer({ port, pid, path, seconds }: { port: number; pid: number; path: string; seconds: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: GREEDY_ADDRESS })
  const latencies: number[] = []
  let isOver = false
  let count = 0
  const startedAt = performance.now()
  const usedBefore = processorTimeOf(pid)
  const greedy = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) {
      count += 1
      await ask({ port, path: path.replace('#', String(count)), agent }).catch(() => delay(OTHER_EVERY_MS))
    }
  })
  while (performance.now() - startedAt < seconds * 1_000) {
    const askedAt = performance.now()
    await ask({ port, path: '/' })
    latencies.push(performance.now() - askedAt)
    await delay(OTHER_EVERY_MS)
  }
  const coreShare = (processorTimeOf(pid) - usedBefore) / (performance.now() - startedAt)
  isOver = true
  await Promise.all(greedy)
  agent.destroy()
  return { p99Ms: quantile(latencies, 0.99), coreShare }
}

function ask({ port, path, agent }: { port: number; path: string; agent?: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ port, path, agent: agent ?? false, headers: { host: 'nl.localhost' } }, (response) => {
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}
