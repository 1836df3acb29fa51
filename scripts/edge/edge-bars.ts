import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { quantile } from '../faults/traffic.ts'
import { processorTimeOf } from '../proc.ts'
import type { SiteProcess } from '../site-process.ts'
import { type Answer, type Asked, agentFrom, ask } from './ask-from.ts'
import type { Edge } from './edge-programs.ts'
import { asSiteIsAsked, mixRequests } from './mixed-requests.ts'
import { countAtSite } from './site-counts.ts'

const CONNECTIONS = 12
const busy = new Set([429, 503])

/** An edge, the process behind it, and another one of the same build that says what is right. */
export interface Tried {
  edge: Edge
  site: SiteProcess
  judge: SiteProcess
}

/** A request whose page the edge keeps. */
type Kept = Asked

/** Every answer of an edge to requests at random against the site's own; and what of them the site had to do. */
export async function compareMixed({ edge, site, judge }: Tried, count: number) {
  const agents = createAgents(edge.port)
  const own = new Agent({ keepAlive: true })
  const claims = await Promise.all(
    ['86.82.10.1', '8.8.8.8', '99.224.12.1'].map(async (from) => {
      const { headers } = await ask(judge.port, { ...asSiteIsAsked({ from, host: 'global.localhost', url: '/' }) }, own)
      return String(headers['visitor-class'])
    }),
  )
  const before = await countAtSite(site.opsPort)
  /** What the site has said to a class at an address, by class. */
  const known = new Map<string, Set<string>>()
  const doubts: { key: string; digest: string; text: string }[] = []
  const kept = new Map<string, Kept>()
  /** How often each page of a class was asked for, and given by the edge. */
  const counts = new Map<string, { asked: number; hits: number }>()
  let refused = 0
  const startedAt = performance.now()
  const requests = mixRequests(count, claims)
  const work = async () => {
    for (const asked of requests) {
      const [atEdge, atSite] = await Promise.all([
        ask(edge.port, asked, agents(asked.from)),
        ask(judge.port, asSiteIsAsked(asked), own),
      ])
      const key = `${asked.host} ${asked.url.split('?')[0]} ${String(atSite.headers['visitor-class'] ?? asked.from)}`
      const [right, given] = [digestOf(atSite), digestOf(atEdge)]
      const ofKey = known.get(key) ?? new Set()
      known.set(key, ofKey.add(right))
      const counted = counts.get(key) ?? { asked: 0, hits: 0 }
      counts.set(key, counted)
      counted.asked += 1
      // A site that is busy says so to some, of whatever class they are.
      if (busy.has(atEdge.status)) refused += 1
      else if (given !== right) doubts.push({ key, digest: given, text: JSON.stringify(asked) })
      if (String(atEdge.headers['cache-status']).includes('edge; hit')) {
        counted.hits += 1
        kept.set(`${key} ${atEdge.headers['content-encoding']}`, asked)
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  const after = await countAtSite(site.opsPort)
  // A page that changed meanwhile is right as the site had it before or after.
  const wrong = doubts.filter(({ key, digest }) => !known.get(key)?.has(digest))
  agents.end()
  own.destroy()
  const all = [...counts.values()]
  const shared = all.filter(({ hits }) => hits > 0)
  return {
    kept: [...kept.values()],
    wrong: wrong.map(({ text }) => text),
    refused,
    asked: sum(all, ({ asked }) => asked),
    hits: sum(all, ({ hits }) => hits),
    /** Of pages that the edge has kept at all: refusals, redirects, searches and the embedded mode are the site's each time. */
    keepable: sum(shared, ({ asked }) => asked),
    missed: sum(shared, ({ asked, hits }) => asked - hits),
    atSite: after.pages - before.pages,
    classes: after.classes - before.classes,
    minutes: (performance.now() - startedAt) / 60_000,
  }
}

/** Stops the site's process for a time, while those who are known ask for what is kept and others for what may be mirrored. */
export async function freeze({ edge, site }: Tried, kept: readonly Kept[], seconds: number) {
  const agents = createAgents(edge.port)
  // Asked for just before: known, as visitors of the last minutes are.
  for (const asked of kept) await ask(edge.port, asked, agents(asked.from))
  const latencies: number[] = []
  const failed: string[] = []
  const unknown = { mirror: 0, outage: 0, slowest: 0 }
  const open: Promise<void>[] = []
  site.child.kill('SIGSTOP')
  const startedAt = performance.now()
  for (let number = 0; performance.now() - startedAt < seconds * 1000; number += 1) {
    const isKnown = number % 20 !== 0
    const asked = isKnown
      ? kept[number % kept.length]!
      : { from: `203.0.${number % 113}.9`, host: 'nl.localhost', url: '/contact/' }
    const askedAt = performance.now()
    const agent = agentFrom(edge.port, asked.from)
    open.push(
      ask(edge.port, asked, agent)
        .then(({ status, headers }) => {
          const ms = performance.now() - askedAt
          const by = String(headers['cache-status'])
          if (!isKnown) {
            unknown.slowest = Math.max(unknown.slowest, ms)
            unknown[by.includes('mirror') ? 'mirror' : 'outage'] += 1
          } else if (status === 200 && by.includes('edge; hit')) latencies.push(ms)
          else failed.push(`${status} ${by} ${JSON.stringify(asked)}`)
        })
        .catch((error: Error) => void failed.push(error.message))
        .finally(() => agent.destroy()),
    )
    await delay(10)
  }
  await Promise.all(open)
  site.child.kill('SIGCONT')
  agents.end()
  return { latencies, failed, unknown, p99: quantile(latencies, 0.99), p50: quantile(latencies, 0.5) }
}

/** Asks for a page through the change of a day; returns how many answers there were before and after, and what was late. */
export async function passMidnight(
  { edge, site }: Omit<Tried, 'judge'>,
  asked: Asked,
  midnight: number,
  clock: () => number,
) {
  const agents = createAgents(edge.port)
  const own = new Agent({ keepAlive: true })
  const yesterday = new Set<string>()
  const counts = { before: 0, after: 0, hits: 0, late: 0 }
  while (clock() < midnight + 5000) {
    const isAfter = clock() >= midnight
    const answer = await ask(edge.port, asked, agents(asked.from))
    const digest = digestOf(answer)
    if (isAfter) {
      counts.after += 1
      if (yesterday.has(digest)) counts.late += 1
    } else if (clock() < midnight) {
      counts.before += 1
      yesterday.add(digest)
      if (String(answer.headers['cache-status']).includes('edge; hit')) counts.hits += 1
    }
    await delay(10)
  }
  const today = digestOf(await ask(site.port, asSiteIsAsked(asked), own))
  agents.end()
  own.destroy()
  return { ...counts, hasChanged: !yesterday.has(today) }
}

/** Purges all of a build; returns for how long, and how many of what had been kept were given from the store once more. */
export async function purgeAll({ edge }: Tried, kept: readonly Kept[], key: string) {
  const agents = createAgents(edge.port)
  for (const asked of kept) await ask(edge.port, asked, agents(asked.from))
  // What was stale is being made anew behind these.
  await delay(1000)
  const startedAt = performance.now()
  await edge.purge(key)
  const ms = performance.now() - startedAt
  let left = 0
  for (const asked of kept) {
    const { headers } = await ask(edge.port, asked, agents(asked.from))
    if (String(headers['cache-status']).includes('edge; hit')) left += 1
  }
  agents.end()
  return { ms, left, asked: kept.length }
}

/** Processor time of a request for a kept page, in µs: at the edge and at the site, through the edge and without it. */
export async function weigh({ edge, site }: Tried, asked: Asked, count: number) {
  const timed = async (port: number, agent: Agent, one: Asked) => {
    await ask(port, one, agent)
    const before = [edge.child.pid!, site.child.pid!].map(processorTimeOf)
    const left = Array.from({ length: count }, () => one).values()
    const work = async () => {
      for (const next of left) await ask(port, next, agent)
    }
    await Promise.all(Array.from({ length: 4 }, work))
    const after = [edge.child.pid!, site.child.pid!].map(processorTimeOf)
    return after.map((ms, at) => Math.round(((ms - before[at]!) * 1000) / count))
  }
  const [through, direct] = [agentFrom(edge.port, asked.from), new Agent({ keepAlive: true, maxSockets: 4 })]
  const [atEdge, behind] = await timed(edge.port, through, asked)
  const { 'edge-class': _, ...headers } = asSiteIsAsked(asked).headers ?? {}
  const [, alone] = await timed(site.port, direct, { ...asked, headers })
  through.destroy()
  direct.destroy()
  return { atEdge, behind, alone }
}

export function createAgents(port: number) {
  const agents = new Map<string, Agent>()
  const agentOf = (from: string) => {
    const agent = agents.get(from) ?? agentFrom(port, from)
    agents.set(from, agent)
    return agent
  }
  return Object.assign(agentOf, { end: () => agents.forEach((agent) => void agent.destroy()) })
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/** Digests of what bodies say, by those of their bytes. */
const said = new Map<string, string>()

/** What is given to whom: the same for two answers that say the same in two encodings. */
export function digestOf({ status, headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  const bytes = `${encoding} ${hash(body)}`
  let words = said.get(bytes)
  if (words === undefined) {
    const plain = decoders[String(encoding)]?.(body) ?? body
    // Error pages name their request.
    const id = String(headers['x-request-id'])
    words = hash(status === 200 ? plain : plain.toString().replaceAll(id, ''))
    said.set(bytes, words)
  }
  return `${status} ${headers.location ?? ''} ${words}`
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('base64url')
