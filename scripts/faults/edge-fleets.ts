import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Asked, ask } from '../edge/ask-from.ts'
import { createAgents, digestOf, purgeAll } from '../edge/edge-bars.ts'
import { startMirror } from '../edge/edge-mirror.ts'
import { type Edge, type EdgeName, edgeNames, startEdge } from '../edge/edge-programs.ts'
import { asSiteIsAsked } from '../edge/mixed-requests.ts'
import { readImage, type SiteProcess, startSiteProcess } from '../site-process.ts'
import { newerRoot, writeOlderSite } from './older-site.ts'

const CONNECTIONS = 6
const DRAIN_MS = 5_000
/** Until an edge asks an instance that has come back: what it needs to find out, and some more. */
const SEEN_AFTER_MS = 8_000
const AFTERWARDS_MS = 5_000
const PURGED_EVERY_MS = 3_000
const networks = ['86.82.10.5', '8.8.8.8', '99.224.12.5', '24.48.0.5', '185.60.216.5', '2a02:a44:1::5']
const cookies = ['', 'closeRM=1']
/** Pages that are the same from one minute to the next. */
const pages = [
  ...['/over-ons/', '/contact/', '/download/', '/pokerschool/'].map((url) => ['nl.localhost', url] as const),
  ...['/about-us/', '/nl/contact/', '/download/'].map((url) => ['global.localhost', url] as const),
  ...['/contact/', '/download/'].map((url) => ['ca.localhost', url] as const),
]
const visits: readonly Asked[] = networks.flatMap((from) =>
  cookies.flatMap((cookie) =>
    pages.map(([host, url]) => ({ from, host, url, headers: { 'accept-encoding': 'br', ...(cookie && { cookie }) } })),
  ),
)

/** Three instances behind each edge, which are replaced one by one under load; returns what failed. */
export async function tryEdgeFleets(folder: string): Promise<string[]> {
  const mirror = await startMirror(path.join(folder, 'fleet-mirror'))
  const olderRoot = await writeOlderSite(folder)
  const failures: string[] = []
  for (const name of edgeNames) {
    const own = path.join(folder, `${name}-fleet`)
    failures.push(...(await tryEdgeFleet(name, { folder: own, olderRoot, mirror: mirror.port })))
  }
  mirror.close()
  return failures
}

interface FleetInput {
  folder: string
  olderRoot: string
  mirror: number
}

async function tryEdgeFleet(name: EdgeName, { folder, olderRoot, mirror }: FleetInput): Promise<string[]> {
  const env = { TRUSTED_PROXIES: 'loopback', DRAIN_DELAY_MS: String(DRAIN_MS) }
  const older = { root: olderRoot, image: readImage(), env }
  const processes = await startAll([
    ...[1, 2, 3].map(() => older),
    // What is right of either build.
    { ...older, env: { TRUSTED_PROXIES: 'loopback' } },
    { env: { TRUSTED_PROXIES: 'loopback' } },
  ])
  const [instances, [before, after]] = [processes.slice(0, 3), processes.slice(3)]
  const edge = await startEdge(name, { folder, sites: instances.map(({ port }) => port), mirror })
  const failures: string[] = []
  const say = (text: string) => console.log(`| ${name} | ${text} |`)
  const fail = (text: string) => failures.push(`${name}: ${text}`)
  try {
    const differing = await countDifferent(instances)
    if (differing > 0) fail(`${differing} visitors whose class depends on the instance`)
    const expected = { old: await digestsOf(before!), new: await digestsOf(after!) }
    const calm = await visitAll(edge, expected.old)
    const again = await visitAll(edge, expected.old)
    // The first of every class at an address: those after it are given what was kept for it.
    const purged = await purgeAll({ edge, site: instances[0]!, judge: before! }, calm.missed, 'build-0ld')
    say(
      `three instances, ${visits.length} visits: ${differing} classes differ, ${calm.wrong + again.wrong} wrong answers, ${again.hits} kept by whichever answered; purged, ${purged.left} were given once more`,
    )
    if (calm.wrong + again.wrong + purged.left > 0) fail(`${calm.wrong + again.wrong} wrong, ${purged.left} left`)

    const rolled = await rollOut({ edge, instances, expected, env })
    say(
      `three instances replaced in ${rolled.seconds.toFixed(0)} s under ${rolled.asked} requests (${rolled.hits} kept): ${rolled.failed.length} failed, ${rolled.wrong} wrong, of the old build ${rolled.old}, of the new ${rolled.new}; ${rolled.late} of the old in the ${AFTERWARDS_MS / 1000} s after it, ${rolled.left} after the purge`,
    )
    if (rolled.failed.length + rolled.wrong + rolled.left > 0) fail(`rollout: ${rolled.failed.slice(0, 3).join('; ')}`)
    if (rolled.old === 0 || rolled.new === 0) fail('no rollout was met')
  } finally {
    await Promise.all([edge.stop(), ...instances.map(({ stop }) => stop()), before?.stop(), after?.stop()])
  }
  return failures
}

async function startAll(options: readonly Parameters<typeof startSiteProcess>[0][]): Promise<SiteProcess[]> {
  const started: SiteProcess[] = []
  // One by one: they compile their code beside each other otherwise.
  for (const one of options) started.push(await startSiteProcess(one))
  return started
}

/** Visitors of whom not every instance says the same class. */
async function countDifferent(instances: readonly SiteProcess[]): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  let count = 0
  for (const asked of visits) {
    const question = { ...asSiteIsAsked(asked), url: '/_class' }
    const answers = await Promise.all(instances.map(({ port }) => ask(port, question, agent)))
    if (new Set(answers.map(({ headers }) => headers['visitor-class'] ?? 'none')).size > 1) count += 1
  }
  agent.destroy()
  return count
}

/** What a process of a build says to each of the visits. */
async function digestsOf({ port }: SiteProcess): Promise<string[]> {
  const agent = new Agent({ keepAlive: true })
  const digests: string[] = []
  for (const asked of visits) digests.push(digestOf(await ask(port, asSiteIsAsked(asked), agent)))
  agent.destroy()
  return digests
}

const isHit = (status: unknown) => String(status).includes('edge; hit')

/** Makes all visits once. */
async function visitAll(edge: Edge, right: readonly string[]) {
  const agents = createAgents(edge.port)
  const counts = { hits: 0, wrong: 0, missed: [] as Asked[] }
  for (const [at, asked] of visits.entries()) {
    const answer = await ask(edge.port, asked, agents(asked.from))
    if (digestOf(answer) !== right[at]) counts.wrong += 1
    if (isHit(answer.headers['cache-status'])) counts.hits += 1
    else counts.missed.push(asked)
  }
  agents.end()
  return counts
}

interface RollInput {
  edge: Edge
  /** Those of the old build, in whose places those of the new come. */
  instances: SiteProcess[]
  expected: { old: readonly string[]; new: readonly string[] }
  env: Record<string, string>
}

/** Replaces one instance after the other while visitors ask; then purges the old build, as a deploy does. */
async function rollOut({ edge, instances, expected, env }: RollInput) {
  const agents = createAgents(edge.port)
  const builds = ['build-0ld', `build-${readBuildId()}`]
  const tally = { asked: 0, hits: 0, old: 0, new: 0, wrong: 0, late: 0 }
  const failed: string[] = []
  let state: 'rolling' | 'rolled' | 'over' = 'rolling'
  const work = async (start: number) => {
    for (let number = start; state !== 'over'; number += 1) {
      const at = (number * 7) % visits.length
      const asked = visits[at]!
      const wasRolled = state === 'rolled'
      try {
        const answer = await ask(edge.port, asked, agents(asked.from))
        const by = String(answer.headers['cache-status'])
        const digest = digestOf(answer)
        tally.asked += 1
        if (isHit(by)) tally.hits += 1
        if (answer.status !== 200 || by.includes('mirror')) failed.push(`${answer.status} ${by} ${asked.url}`)
        else if (digest === expected.old[at]) tally.old += 1
        else if (digest === expected.new[at]) tally.new += 1
        else tally.wrong += 1
        if (wasRolled && digest === expected.old[at]) tally.late += 1
      } catch (error) {
        failed.push((error as Error).message)
      }
      await delay(5)
    }
  }
  const working = Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => work(at * 31)))
  const startedAt = performance.now()
  // Otherwise classes hold longer than a rollout lasts, and nobody would ask while both builds answer.
  const purging = setInterval(() => void Promise.all(builds.map((key) => edge.purge(key))), PURGED_EVERY_MS)
  for (const [at, old] of instances.entries()) {
    await old.stop()
    instances[at] = await startSiteProcess({ root: newerRoot, env: { ...env, PORT: String(old.port) } })
    await delay(SEEN_AFTER_MS)
  }
  clearInterval(purging)
  const seconds = (performance.now() - startedAt) / 1000
  state = 'rolled'
  await delay(AFTERWARDS_MS)
  state = 'over'
  await working
  agents.end()
  await edge.purge('build-0ld')
  const ofNew = await visitAll(edge, expected.new)
  return { ...tally, failed, seconds, left: ofNew.wrong }
}

function readBuildId(): string {
  const { id } = JSON.parse(readFileSync(path.join(newerRoot, 'dist/build.json'), 'utf8')) as { id: string }
  return id
}
