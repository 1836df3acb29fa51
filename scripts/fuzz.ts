import fc from 'fast-check'
import { startCommand } from './command.ts'
import { arbitraryConversation } from './fuzz/arbitrary-conversation.ts'
import { arbitraryRequest } from './fuzz/arbitrary-request.ts'
import { holdConversation } from './fuzz/hold-conversation.ts'
import { judgeAnswer } from './fuzz/judge-answer.ts'
import { askRaw } from './fuzz/raw-client.ts'
import { startSiteProcess } from './site-process.ts'

/** Below what the site takes for a crowd: what is refused for want of time tells nothing. */
const AT_ONCE = 6
/** Addresses that ask: one alone would soon be answered 429 and nothing else. */
const CLIENTS = 250
const ALONE_PER_CONVERSATION = 12

const { values } = startCommand({
  options: {
    requests: { type: 'string', default: '100000' },
    /** Of an earlier run, to have the same requests. */
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 31)) },
  },
})

let lines = 0
const unreadable: string[] = []
const errors: string[] = []
const { port, child, stop } = await startSiteProcess({
  onLine(line) {
    lines += 1
    try {
      const { level } = JSON.parse(line) as { level: number }
      if (level >= 50) errors.push(line)
    } catch {
      unreadable.push(line)
    }
  },
})

const statuses = new Map<number, number>()
let asked = 0
const outcome = await fc.check(
  fc.asyncProperty(fc.array(arbitraryRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
    const answers = await Promise.all(
      requests.map((bytes) => askRaw({ port, bytes, localAddress: `127.0.1.${1 + (asked++ % CLIENTS)}` })),
    )
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const faults = answers.flatMap((answer) => judgeAnswer(answer) ?? [])
    if (faults.length > 0) throw new Error(faults.join('; '))
  }),
  { seed: Number(values.seed), numRuns: Math.ceil(Number(values.requests) / AT_ONCE) },
)
let conversations = 0
const conversed = await fc.check(
  fc.asyncProperty(fc.array(arbitraryConversation, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (all) => {
    const faults = await Promise.all(
      all.map((one) => holdConversation({ ...one, port, localAddress: `127.0.1.${1 + (conversations++ % CLIENTS)}` })),
    )
    if (faults.flat().length > 0) throw new Error(faults.flat().join('; '))
  }),
  { seed: Number(values.seed), numRuns: Math.ceil(Number(values.requests) / ALONE_PER_CONVERSATION / AT_ONCE) },
)
const hasExited = child.exitCode !== null || child.signalCode !== null
await stop()

const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
console.log(`seed ${values.seed}: ${asked} requests: ${counted.join(', ')}`)
console.log(`${conversations} connections with several requests at once, a third of them not read to the end`)
console.log(
  `${hasExited ? 1 : 0} exits, ${lines} log lines, ${unreadable.length} of them no JSON, ${errors.length} errors`,
)
for (const line of [...unreadable, ...errors].slice(0, 5)) console.log(line.slice(0, 600))
if (outcome.failed) console.log(fc.defaultReportMessage(outcome))
if (conversed.failed) console.log(fc.defaultReportMessage(conversed))
if (outcome.failed || conversed.failed || hasExited || unreadable.length > 0 || errors.length > 0) process.exitCode = 1
