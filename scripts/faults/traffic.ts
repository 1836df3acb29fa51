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

export interface Tally {
  requests: number
  /** By status, or by the code of the error. */
  outcomes: Map<string, number>
  failures: string[]
  /** Of answers below 500, in ms, ascending. */
  latencies: number[]
}

interface TrafficOptions {
  url: string
  /** Requests per second: an open loop, so that a queue shows. */
  rate: number
  seconds: number
  paths?: readonly string[]
  isFailure?: (status: number, path: string) => boolean
}

/** Asks at a steady rate and counts how it was answered. */
export async function runTraffic(options: TrafficOptions): Promise<Tally> {
  const { url, rate, seconds, paths = steady, isFailure = (status) => status >= 500 } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  const tally: Tally = { requests: 0, outcomes: new Map(), failures: [], latencies: [] }
  const count = (outcome: string) => tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1)
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const startedAt = performance.now()
      get(url + path, { agent, headers: { host: 'nl.localhost', 'accept-encoding': 'br' } }, (response) => {
        response.resume()
        response.once('error', () => count('aborted'))
        response.once('close', () => {
          const status = response.statusCode ?? 0
          count(String(status))
          if (isFailure(status, path)) tally.failures.push(`${status} ${path}`)
          else tally.latencies.push(performance.now() - startedAt)
          resolve()
        })
      }).once('error', (error: NodeJS.ErrnoException) => {
        count(error.code ?? error.message)
        tally.failures.push(`${error.code ?? error.message} ${path}`)
        resolve()
      })
    })
  const startedAt = performance.now()
  const open: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - startedAt) / 1000
      while (tally.requests < Math.min(elapsed, seconds) * rate) {
        open.push(ask(paths[tally.requests % paths.length]!))
        tally.requests += 1
      }
      if (elapsed < seconds) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  await Promise.all(open)
  agent.destroy()
  tally.latencies.sort((a, b) => a - b)
  return tally
}

/** The latency in ms below which a share of the answers lies. */
export const quantile = ({ latencies }: Tally, share: number) =>
  latencies[Math.floor(latencies.length * share)] ?? Number.NaN
