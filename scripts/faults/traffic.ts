import { Agent, get } from 'node:http'

/** What everybody must be answered whatever goes wrong: stored pages, the public API, assets, and a page that does not exist. */
const steady = [
  '/',
  '/contact/',
  '/download/',
  '/responsible-gaming/',
  '/api/navigations',
  '/favicon.svg',
  '/bestaat-niet/',
]
/** Above what any balancer or instance waits, in ms. */
const UNANSWERED_AFTER_MS = 20_000
/** How many addresses ask: one alone is answered 429 for what is not kept. All of them are of loopback. */
const CLIENTS = 200

export interface Tally {
  requests: number
  outcomes: Map<string, number>
  failures: string[]
  latencies: number[]
}

interface Traffic {
  url: string
  paths?: readonly string[]
  isFailure?: (status: number, path: string) => boolean
}

interface SteadyTraffic extends Traffic {
  rate: number
  seconds: number
}

interface BusyTraffic extends Traffic {
  connections: number
  isOver: (requests: number) => boolean
}

export async function runTraffic({ rate, seconds, ...traffic }: SteadyTraffic): Promise<Tally> {
  const { tally, ask, end } = startClient(traffic, 500)
  const startedAt = performance.now()
  const open: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - startedAt) / 1000
      while (tally.requests < Math.min(elapsed, seconds) * rate) open.push(ask())
      if (elapsed < seconds) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  await Promise.all(open)
  end()
  return tally
}

/** Steady traffic in spans of so many seconds while something goes on, all of it in one tally. */
export async function runTrafficDuring(traffic: SteadyTraffic, work: () => Promise<unknown>) {
  let isOver = false
  const all: Omit<Tally, 'outcomes'> = { requests: 0, failures: [], latencies: [] }
  const running = (async () => {
    while (!isOver) {
      const { requests, failures, latencies } = await runTraffic(traffic)
      all.requests += requests
      all.failures.push(...failures)
      all.latencies.push(...latencies)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await running
  return all
}

export async function runBusyTraffic({ connections, isOver, ...traffic }: BusyTraffic): Promise<Tally> {
  const { tally, ask, end } = startClient(traffic, connections)
  const askAgain = async () => {
    while (!isOver(tally.requests)) await ask()
  }
  await Promise.all(Array.from({ length: connections }, askAgain))
  end()
  return tally
}

function startClient({ url, paths = steady, isFailure = (status) => status >= 500 }: Traffic, maxSockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const tally: Tally = { requests: 0, outcomes: new Map(), failures: [], latencies: [] }
  const ask = (): Promise<void> => {
    const number = tally.requests
    tally.requests += 1
    const path = paths[number % paths.length]!
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = (outcome: string, isFailed: boolean) => {
      tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1)
      if (isFailed) tally.failures.push(`${outcome} ${path}`)
      resolve()
    }
    const startedAt = performance.now()
    const headers = { host: 'nl.localhost', 'accept-encoding': 'br' }
    const localAddress = `127.0.1.${(number % CLIENTS) + 1}`
    const request = get(url + path, { agent, headers, localAddress, timeout: UNANSWERED_AFTER_MS }, (response) => {
      response.resume().once('error', () => {})
      response.once('close', () => {
        const status = response.statusCode ?? 0
        if (!response.complete) return end('cut off', true)
        if (!isFailure(status, path)) tally.latencies.push(performance.now() - startedAt)
        // Every answer of the site has this header.
        const by = response.headers['x-content-type-options'] ? '' : ' of the balancer'
        end(`${status}${by}`, isFailure(status, path))
      })
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message, true))
    return promise
  }
  return { tally, ask, end: () => agent.destroy() }
}

export function quantile(latencies: readonly number[], share: number): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * share)] ?? Number.NaN
}
