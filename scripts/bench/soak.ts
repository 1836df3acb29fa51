import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { readResident } from '../read-metric.ts'
import { startSiteProcess } from '../site-process.ts'

/** Most by which resident memory may differ within the second half, as a share of its mean there. */
const MOST_CHANGE = 0.03
/** How often memory is read, in ms; a minute's figure is the mean of its readings. */
const READ_MS = 5_000
const TICK_MS = 20

interface Soak {
  minutes: number
  /** Requests a second. */
  rate: number
}

/** Asks for unique addresses with unique headers as unique visitors; returns whether memory stayed flat. */
export async function soak({ minutes, rate }: Soak): Promise<boolean> {
  const site = await startSiteProcess({ env: { TRUSTED_PROXIES: 'loopback' } })
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const agent = new Agent({ keepAlive: false })
  const startedAt = performance.now()
  const elapsed = () => performance.now() - startedAt
  const readings: { minute: number; mb: number }[] = []
  let asked = 0
  let readAt = 0
  console.log('| minute | resident MB | asked |')
  console.log('|--:|--:|--:|')
  while (elapsed() < minutes * 60_000) {
    for (; asked < (elapsed() / 1000) * rate; asked += 1) ask(asked)
    if (elapsed() >= readAt) {
      readAt += READ_MS
      const minute = Math.trunc(elapsed() / 60_000)
      if (readings.length > 0 && minute > readings.at(-1)!.minute) tell(minute - 1)
      readings.push({ minute, mb: await readResident(site.opsPort) })
    }
    await delay(TICK_MS)
  }
  tell(minutes - 1)
  const hasEnded = site.child.exitCode !== null || site.child.signalCode !== null
  await site.stop()
  agent.destroy()

  const means = Array.from({ length: minutes }, (_, minute) => meanOf(minute))
  const late = means.slice(Math.floor(minutes / 2))
  const change = (Math.max(...late) - Math.min(...late)) / (late.reduce((sum, mb) => sum + mb, 0) / late.length)
  const failed = [...statuses].reduce((sum, [status, times]) => sum + (status === 0 || status >= 500 ? times : 0), 0)
  const told = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status || 'none'}`)
  console.log(`answered: ${told.join(', ')}`)
  console.log(
    `resident: within ${(change * 100).toFixed(1)} % in the second half (${MOST_CHANGE * 100} % at most); ${hasEnded ? 'it ended by itself' : 'no exit'}`,
  )
  return change <= MOST_CHANGE && failed === 0 && !hasEnded

  function meanOf(minute: number): number {
    const of = readings.filter((reading) => reading.minute === minute)
    return of.reduce((sum, { mb }) => sum + mb, 0) / of.length
  }

  function tell(minute: number): void {
    console.log(`| ${minute + 1} | ${meanOf(minute).toFixed(1)} | ${asked} |`)
  }

  function ask(index: number): void {
    const { path, headers } = maliciousRequest(index)
    const sent = request({ port: site.port, path, headers, agent, localAddress: addressOf(index) }, (response) => {
      response.resume().once('close', () => count(response.complete ? (response.statusCode ?? 0) : 0))
    })
    sent.once('error', () => count(0)).end()
  }
}

function addressOf(index: number): string {
  const bits = (index * 0x9e3b1) % 2 ** 20
  return `127.${16 + (bits >> 16)}.${(bits >> 8) & 255}.${bits & 255}`
}

function visitorOf(index: number): string {
  const bits = Math.imul(index, 0x9e3779b1)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}

function maliciousRequest(index: number): { path: string; headers: Record<string, string> } {
  const mark = `${index.toString(36)}-${(index * 2_654_435_761).toString(36)}`
  const targets = [
    `/${mark}/`,
    `/?${mark}=${mark}`,
    `/over-ons/${mark}/${mark}/`,
    `/zoeken/?q=${mark}`,
    `/terms-conditions/?utm_source=${mark}&embedded=${mark}`,
    `/terms-conditions/versies/${mark}/`,
    `/welkomstbonus/?deposit=${index}`,
    `/api/${mark}`,
    `/api/download-url?platform=${mark}`,
    `/api/_nuxt_icon/${mark}.json?icons=${mark}`,
    `/assets/${mark}.js`,
    `/art/${mark}.svg`,
    `/__nuxt_island/${mark}.json`,
    `/contact/_payload.json?${mark}`,
    `/%7E${mark}`,
    `//${mark}//`,
  ]
  const hosts = [
    'nl.localhost',
    'global.localhost',
    'ca.localhost',
    `${mark}.localhost`,
    `${mark}.example:${index % 65_536}`,
  ]
  return {
    path: targets[index % targets.length]!,
    headers: {
      host: hosts[Math.trunc(index / targets.length) % hosts.length]!,
      [`x-${mark}`]: mark,
      'accept-encoding': ['br', 'gzip', 'identity', `x-${mark}`][index % 4]!,
      'accept-language': mark,
      'if-none-match': `W/"${mark}"`,
      'user-agent': mark,
      'x-forwarded-for': `${mark}, ${visitorOf(index)}`,
      cookie: `consent=${mark}; locale=${mark}; ${mark}=1`,
      referer: `http://nl.localhost/${mark}/`,
      traceparent: `00-${index.toString(16).padStart(32, '1')}-b7ad6b7169203331-01`,
    },
  }
}
