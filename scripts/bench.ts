import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#server/sandbox/stand-ins.ts'
import { measureEvaluator } from './bench/evaluator.ts'
import { type Load, runLoad } from './bench/load.ts'
import { median } from './bench/median.ts'
import { startNginx } from './bench/nginx.ts'
import type { RecordedAnswer, SubjectName } from './bench/subject.ts'
import { startCommand } from './command.ts'
import { readImage } from './site-process.ts'

startCommand()

const ROUNDS = 9
const SECONDS_PER_RUN = 1
const CONNECTIONS = 16
/** Answers of each kind before anything is counted: a render is a lot of code, and the compiler takes its time over it. */
const WARM_UP_REQUESTS = 20_000

interface Case {
  name: string
  subject: Exclude<SubjectName, 'bare'>
  path: string
  headers: Record<string, string>
  leastRate?: number
  mostCpu?: number
}
interface Figures {
  rate: number
  /** Processor time of the server's process for one request, in µs. */
  cpu: number
  p99: number
}
interface Subject {
  process: ChildProcess
  url: string
}

/** How much slower than the bare route's the slowest hundredth of a stored page's answers may be. */
const MOST_P99 = 2

const site = await startSubject('site', [])
const uncached = await startSubject('uncached', [])
// A crawler waits for the whole page; anybody else may get one of their own at first, which has no tag.
const patient = { 'accept-encoding': 'br', 'user-agent': 'Googlebot/2.1' }
const { headers: pageHead } = await record(site.url, '/', patient)
const cases: Case[] = [
  { name: 'stored page, identity', subject: 'site', path: '/', headers: { 'accept-encoding': 'identity' } },
  { name: 'stored page, brotli', subject: 'site', path: '/', headers: { 'accept-encoding': 'br' }, leastRate: 0.85 },
  {
    name: 'stored page, 304',
    subject: 'site',
    path: '/',
    headers: { 'accept-encoding': 'br', 'if-none-match': pageHead.etag ?? '' },
    leastRate: 0.9,
  },
  { name: '/api/navigations', subject: 'site', path: '/api/navigations', headers: {}, leastRate: 0.8 },
  {
    name: 'page rendered for one visitor, identity',
    subject: 'uncached',
    path: '/',
    headers: { 'accept-encoding': 'identity' },
    mostCpu: 16,
  },
  ...['zstd', 'br', 'gzip'].map(
    (encoding): Case => ({
      name: `page rendered for one visitor, ${encoding}`,
      subject: 'uncached',
      path: '/',
      // Zstandard is for browsers whose way with it is known.
      headers: { 'accept-encoding': encoding, 'user-agent': 'Mozilla/5.0 Chrome/153.0.0.0' },
    }),
  ),
]
const answers = await Promise.all(
  cases.map(async ({ path, headers }, index) => ({ ...(await record(site.url, path, headers)), path: `/${index}` })),
)
const subjects: Record<SubjectName, Subject> = { bare: await startSubject('bare', answers), site, uncached }

// What else would send a stored page: an anchor without a bar.
const anchored = cases.findIndex(({ name }) => name === 'stored page, brotli')
const nginx = await startNginx(answers[anchored]!, await findFreePort())
const nginxCpu: number[] = []

const rounds = cases.map(() => ({ bare: [] as Figures[], ours: [] as Figures[] }))
for (const [index, { subject, path, headers }] of cases.entries()) {
  const status = answers[index]?.status ?? 200
  await warmUp(subjects.bare, { path: `/${index}`, headers, status })
  await warmUp(subjects[subject], { path, headers, status })
}
// All take turns, so that a slow minute of the machine hits all alike.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, { subject, path, headers }] of cases.entries()) {
    const status = answers[index]?.status ?? 200
    const bare = await measure(subjects.bare, { path: `/${index}`, headers, status })
    const ours = await measure(subjects[subject], { path, headers, status })
    rounds[index]?.bare.push(bare)
    rounds[index]?.ours.push(ours)
    if (nginx && index === anchored) {
      const before = nginx.cpu()
      const { requests } = await load(nginx.url, { path: '/', headers, status })
      nginxCpu.push((nginx.cpu() - before) / requests)
    }
  }
}
for (const { process: child } of Object.values(subjects)) child.disconnect()
nginx?.stop()
report()
console.log(`Hand evaluator: ${(measureEvaluator() / 1e6).toFixed(1)} million hands of five cards per second`)

async function startSubject(name: SubjectName, toRepeat: RecordedAnswer[]): Promise<Subject> {
  const { flags, env } = readImage()
  const child = fork(fileURLToPath(new URL('./bench/subject.ts', import.meta.url)), {
    execArgv: flags,
    env: { ...process.env, ...env, DEMO: '1' },
  })
  child.send({ start: name, answers: toRepeat })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return { process: child, url }
}

/** What the site answers, head and body, as bytes that came over the wire: fetch would decode them. */
async function record(url: string, path: string, asked: Record<string, string>): Promise<RecordedAnswer> {
  const [response] = (await once(get(url + path, { headers: asked }), 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
  const body = (await buffer(response)).toString('base64')
  return { path, status: response.statusCode ?? 0, headers: headers as Record<string, string>, body }
}

interface Asked {
  path: string
  headers: Record<string, string>
  status: number
}

async function warmUp({ url }: Subject, asked: Asked): Promise<void> {
  for (let answered = 0; answered < WARM_UP_REQUESTS; ) {
    const { requests } = await load(url, asked)
    if (requests === 0) throw new Error(`Nothing was answered at ${asked.path}`)
    answered += requests
  }
}

function load(url: string, { path, ...asked }: Asked): Promise<Load> {
  return runLoad({ ...asked, url: url + path, connections: CONNECTIONS, seconds: SECONDS_PER_RUN })
}

async function measure({ process: child, url }: Subject, asked: Asked): Promise<Figures> {
  const before = await cpuTime(child)
  const { requests, seconds, p99 } = await load(url, asked)
  const cpu = ((await cpuTime(child)) - before) / requests
  return { rate: requests / seconds, cpu, p99 }
}

async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}

function report(): void {
  const sizes = answers.map(({ body }) => Buffer.from(body, 'base64').length)
  console.log(`Home of ${sizes[0]} bytes, ${sizes[1]} as brotli, navigations of ${sizes[3]};`)
  console.log(
    `${ROUNDS} rounds of ${SECONDS_PER_RUN} s, ${CONNECTIONS} connections; medians, and medians of the ratios`,
  )
  console.log('to a bare route with the same bytes in the same round')
  console.log('| | requests/s | bare | ratio | CPU µs/request | bare | ratio | p99 ms | bare | ratio |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  const judged = cases.map((entry, index) => {
    const { bare, ours } = rounds[index]!
    const columns = (['rate', 'cpu', 'p99'] as const).map((figure) => ({
      ours: median(ours.map((round) => round[figure])),
      bare: median(bare.map((round) => round[figure])),
      ratio: median(ours.map((round, at) => round[figure] / bare[at]![figure])),
    }))
    const cells = columns.flatMap(({ ours: own, bare: base, ratio }) => [show(own), show(base), ratio.toFixed(2)])
    console.log(`| ${entry.name} | ${cells.join(' | ')} |`)
    return { ...entry, ratios: columns.map(({ ratio }) => ratio) }
  })
  if (nginx) {
    const ratio = median(rounds[anchored]!.ours.map(({ cpu }, at) => cpu / nginxCpu[at]!))
    console.log(
      `${nginx.version}, the same bytes and head from a file: ${show(median(nginxCpu))} µs of CPU a request; the site takes ${ratio.toFixed(2)} times that (no bar)`,
    )
  }
  for (const { name, leastRate, mostCpu, ratios } of judged) {
    const [rate = 0, cpu = 0, p99 = 0] = ratios
    if (leastRate) judge(`${name}: ${leastRate} or more of the bare route`, rate, rate >= leastRate)
    if (leastRate) judge(`${name}: p99 within ${MOST_P99} times the bare route's`, p99, p99 <= MOST_P99)
    if (mostCpu) judge(`${name}: at most ${mostCpu} times the bare route's CPU`, cpu, cpu <= mostCpu)
  }
}

function show(figure: number): string {
  return figure.toFixed(figure < 1000 ? 1 : 0)
}

function judge(bar: string, figure: number, isMet: boolean): void {
  console.log(`${isMet ? 'met' : 'MISSED'}: ${bar}: ${figure.toFixed(2)}`)
  if (!isMet) process.exitCode = 1
}
