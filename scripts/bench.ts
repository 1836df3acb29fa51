import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { measureEvaluator } from './bench/evaluator.ts'
import { runLoad } from './bench/load.ts'
import type { RecordedAnswer, Recording, SubjectName } from './bench/subject.ts'

const ROUNDS = 9
const SECONDS_PER_RUN = 1
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
console.log(`Hand evaluator: ${(measureEvaluator() / 1e6).toFixed(1)} million hands of five cards per second`)

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
  const { identity, br } = recording
  const sizes = [identity, br].map(({ body }) => Buffer.from(body, 'base64').length)
  console.log(
    `Home of ${sizes[0]} bytes, ${sizes[1]} as brotli; ${ROUNDS} rounds of ${SECONDS_PER_RUN} s, ${CONNECTIONS} connections;`,
  )
  console.log('median of each figure, and median of its ratios to the bare route in the same round')
  console.log('| | requests/s | to bare | CPU µs/request | to bare |')
  console.log('|---|--:|--:|--:|--:|')
  const ratios = new Map<Case, Figures>()
  for (const entry of cases) {
    const base = cases.find(({ subject, encoding }) => subject === 'bare' && encoding === entry.encoding) ?? entry
    const own = figuresOf(entry)
    const ratio = {
      requestsPerSecond: median(
        own.map((round, index) => round.requestsPerSecond / figuresOf(base)[index]!.requestsPerSecond),
      ),
      cpuPerRequest: median(own.map((round, index) => round.cpuPerRequest / figuresOf(base)[index]!.cpuPerRequest)),
    }
    ratios.set(entry, ratio)
    const rate = median(own.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0)
    const cpu = median(own.map(({ cpuPerRequest }) => cpuPerRequest)).toFixed(1)
    const [rateRatio, cpuRatio] = [ratio.requestsPerSecond.toFixed(2), ratio.cpuPerRequest.toFixed(2)]
    console.log(`| ${entry.name} | ${rate} | ${rateRatio} | ${cpu} | ${cpuRatio} |`)
  }
  for (const [{ name, subject }, { requestsPerSecond, cpuPerRequest }] of ratios) {
    if (subject === 'stored')
      judge(`${name}: 0.7 or more of the bare route`, requestsPerSecond, requestsPerSecond >= 0.7)
    if (subject === 'live') judge(`${name}: at most 25 times the bare route's CPU`, cpuPerRequest, cpuPerRequest <= 25)
  }
}

function judge(bar: string, figure: number, isMet: boolean): void {
  console.log(`${isMet ? 'met' : 'MISSED'}: ${bar}: ${figure.toFixed(2)}`)
  if (!isMet) process.exitCode = 1
}

function figuresOf(entry: Case): Figures[] {
  return rounds.get(entry) ?? []
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
