import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareMixed, freeze, passMidnight, purgeAll, weigh } from '../edge/edge-bars.ts'
import { startMirror } from '../edge/edge-mirror.ts'
import { type EdgeName, edgeNames, startEdge } from '../edge/edge-programs.ts'
import { startSiteProcess } from '../site-process.ts'

/** How long every process is stopped, in s: longer than a class holds. */
const FROZEN_S = 70
const WEIGHED_REQUESTS = 10_000
/** Before midnight, in ms: the site starts, and pages are kept. */
const EVENING_MS = 25_000
/** A version of a policy comes into effect in Amsterdam. */
const midnight = Date.parse('2027-01-01T00:00:00+01:00')
const policyPage = {
  from: '86.82.10.5',
  host: 'nl.localhost',
  url: '/toevalsgenerator/',
  headers: { 'accept-encoding': 'br' },
}
const shiftedClock = path.join(import.meta.dirname, 'shifted-clock.mjs')

interface EdgesInput {
  folder: string
  requests: number
  seconds?: number
}

/** Holds every edge of `deploy/` to what docs/edge.md promises; returns what failed. */
export async function tryEdges({ folder, requests, seconds = FROZEN_S }: EdgesInput): Promise<string[]> {
  const env = { TRUSTED_PROXIES: 'loopback' }
  const mirror = await startMirror(path.join(folder, 'mirror'))
  const failures: string[] = []
  for (const name of edgeNames) {
    const [site, judge] = [await startSiteProcess({ env }), await startSiteProcess({ env })]
    const edge = await startEdge(name, { folder: path.join(folder, name), sites: [site.port], mirror: mirror.port })
    const tried = { edge, site, judge }
    const fail = (text: string) => failures.push(`${name}: ${text}`)
    try {
      const mixed = await compareMixed(tried, requests)
      say(
        name,
        `${mixed.asked} mixed requests in ${mixed.minutes.toFixed(1)} min: ${mixed.wrong.length} wrong, ${mixed.refused} refused by a busy site, ${mixed.hits} kept`,
      )
      const share = `${((mixed.missed / mixed.keepable) * 100).toFixed(2)} %`
      say(
        name,
        `of ${mixed.keepable} for pages that may be kept, ${share} missed; the site: ${mixed.atSite} pages, ${mixed.classes} classes`,
      )
      if (mixed.wrong.length > 0) fail(`not the site's own: ${mixed.wrong.slice(0, 3).join('; ')}`)
      const purged = await purgeAll(tried, mixed.kept, `build-${await readBuildId()}`)
      say(
        name,
        `purged in ${purged.ms.toFixed(0)} ms; of ${purged.asked} kept pages, ${purged.left} were given once more`,
      )
      if (purged.ms > 1000 || purged.left > 0) fail(`purge: ${purged.left} left after ${purged.ms} ms`)
      const plain = {
        from: '86.82.10.1',
        host: 'nl.localhost',
        url: '/over-ons/',
        headers: { 'accept-encoding': 'br' },
      }
      const cpu = await weigh(tried, plain, WEIGHED_REQUESTS)
      say(
        name,
        `µs of processor a request: edge ${cpu.atEdge}, site behind it ${cpu.behind}; site without edge ${cpu.alone}`,
      )
      const frozen = await freeze(tried, mixed.kept, seconds)
      say(
        name,
        `frozen for ${seconds} s: ${frozen.latencies.length} kept pages, p50 ${frozen.p50.toFixed(1)} ms, p99 ${frozen.p99.toFixed(1)} ms, ${frozen.failed.length} failed; unknown networks: ${frozen.unknown.mirror} mirrored, ${frozen.unknown.outage} not, slowest ${frozen.unknown.slowest.toFixed(0)} ms`,
      )
      if (frozen.failed.length > 0 || frozen.p99 > 100) fail(`frozen: ${frozen.failed.slice(0, 3).join('; ')}`)
    } finally {
      await Promise.all([edge.stop(), site.stop(), judge.stop()])
    }
    failures.push(...(await tryMidnight(name, { folder, env, mirror: mirror.port })))
  }
  mirror.close()
  return failures
}

async function tryMidnight(
  name: EdgeName,
  { folder, env, mirror }: { folder: string; env: Record<string, string>; mirror: number },
): Promise<string[]> {
  const offset = midnight - EVENING_MS - Date.now()
  const site = await startSiteProcess({
    env: { ...env, CLOCK_OFFSET_MS: String(offset), NODE_OPTIONS: `--import=${shiftedClock}` },
  })
  const edge = await startEdge(name, { folder: path.join(folder, `${name}-midnight`), sites: [site.port], mirror })
  try {
    const day = await passMidnight({ edge, site }, policyPage, midnight, () => Date.now() + offset)
    say(
      name,
      `midnight of a policy: ${day.before} answers before (${day.hits} kept), ${day.after} after, ${day.late} of yesterday`,
    )
    return day.late > 0 || !day.hasChanged || day.hits === 0 ? [`${name}: midnight ${JSON.stringify(day)}`] : []
  } finally {
    await Promise.all([edge.stop(), site.stop()])
  }
}

async function readBuildId(): Promise<string> {
  const { id } = JSON.parse(await readFile(path.join(import.meta.dirname, '../../dist/build.json'), 'utf8'))
  return id
}

function say(name: EdgeName, text: string): void {
  console.log(`| ${name} | ${text} |`)
}
