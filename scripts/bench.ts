import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { runLoad } from './bench/load.ts'
import type { RecordedAnswer, Recording, SubjectName } from './bench/subject.ts'

const ROUNDS = 5
const SECONDS_PER_RUN = 2
const CONNECTIONS = 16

interface Case {
  name: string
  subject: SubjectName
  encoding: 'identity' | 'br'
}
interface Figures {
  requestsPerSecond: number
  /** Processor time of the server's process, in µs. */
  cpuPerRequest: number
}
interface Subject {
  process: ChildProcess
  url: string
}

const cases: Case[] = [
  { name: 'bare Fastify route, identity', subject: 'bare', encoding: 'identity' },
  { name: 'bare Fastify route, brotli', subject: 'bare', encoding: 'br' },
  { name: 'stored page, identity', subject: 'stored', encoding: 'identity' },
  { name: 'stored page, brotli', subject: 'stored', encoding: 'br' },
  { name: 'live page, identity', subject: 'live', encoding: 'identity' },
]

const stored = await startSubject('stored', null)
const live = await startSubject('live', null)
const recording = { identity: await record(stored.url, 'identity'), br: await record(stored.url, 'br') }
const bare = await startSubject('bare', recording)
const subjects: Record<SubjectName, Subject> = { bare, stored, live }

const rounds = new Map<Case, Figures[]>(cases.map((entry) => [entry, []]))
// One uncounted round lets the compiler warm up; then all take turns, so that a slow minute of the machine hits all alike.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const entry of cases) {
    const figures = await measure(entry)
    if (round > 0) rounds.get(entry)?.push(figures)
  }
}
for (const { process: child } of Object.values(subjects)) child.disconnect()
report()

async function startSubject(name: SubjectName, toRepeat: Recording | null): Promise<Subject> {
  const child = fork(fileURLToPath(new URL('./bench/subject.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send({ start: name, recording: toRepeat })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { process: child, url }
}

/** What the stored page answers, head and body, as bytes that came over the wire: fetch would decode them. */
async function record(url: string, encoding: Case['encoding']): Promise<RecordedAnswer> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ]
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
  return { body: (await buffer(response)).toString('base64'), headers: headers as Record<string, string> }
}

async function measure({ subject, encoding }: Case): Promise<Figures> {
  const { process: child, url } = subjects[subject]
  const before = await cpuTime(child)
  const load = await runLoad({
    url,
    headers: { 'accept-encoding': encoding },
    connections: CONNECTIONS,
    seconds: SECONDS_PER_RUN,
  })
  const cpuPerRequest = ((await cpuTime(child)) - before) / load.requests
  return { requestsPerSecond: load.requests / load.seconds, cpuPerRequest }
}

/** User and system time of the server's process so far, in µs. */
async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}

function report(): void {
  const medianOf = (name: string, key: keyof Figures) => {
    const entry = cases.find((candidate) => candidate.name === name)
    const values = (entry ? (rounds.get(entry) ?? []) : []).map((figures) => figures[key]).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? Number.NaN
  }
  console.log(
    `Home of ${Buffer.from(recording.identity.body, 'base64').length} bytes, ${Buffer.from(recording.br.body, 'base64').length} as brotli; median of ${ROUNDS} interleaved rounds of ${SECONDS_PER_RUN} s, ${CONNECTIONS} connections`,
  )
  console.log('| | requests/s | to bare | CPU µs/request | to bare |')
  console.log('|---|--:|--:|--:|--:|')
  for (const { name, encoding } of cases) {
    const base = `bare Fastify route, ${encoding === 'br' ? 'brotli' : 'identity'}`
    const rate = medianOf(name, 'requestsPerSecond')
    const cpu = medianOf(name, 'cpuPerRequest')
    const rateRatio = rate / medianOf(base, 'requestsPerSecond')
    const cpuRatio = cpu / medianOf(base, 'cpuPerRequest')
    console.log(
      `| ${name} | ${rate.toFixed(0)} | ${rateRatio.toFixed(2)} | ${cpu.toFixed(1)} | ${cpuRatio.toFixed(2)} |`,
    )
  }
  const storedRate =
    medianOf('stored page, brotli', 'requestsPerSecond') / medianOf('bare Fastify route, brotli', 'requestsPerSecond')
  const storedPlain =
    medianOf('stored page, identity', 'requestsPerSecond') /
    medianOf('bare Fastify route, identity', 'requestsPerSecond')
  const liveCost =
    medianOf('live page, identity', 'cpuPerRequest') / medianOf('bare Fastify route, identity', 'cpuPerRequest')
  const bars = [
    {
      text: `stored page at 0.7 or more of the bare route: ${Math.min(storedRate, storedPlain).toFixed(2)}`,
      isMet: Math.min(storedRate, storedPlain) >= 0.7,
    },
    { text: `live page at no more than 25 times the bare route's CPU: ${liveCost.toFixed(1)}`, isMet: liveCost <= 25 },
  ]
  for (const { text, isMet } of bars) console.log(`${isMet ? 'met' : 'MISSED'}: ${text}`)
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1
}
