import { startFleet } from './fleet.ts'
import { quantile, runBusyTraffic } from './traffic.ts'

interface Rollout {
  name: string
  hasRetries: boolean
  signal: 'SIGTERM' | 'SIGKILL'
  order: readonly number[]
}

export const rollouts: readonly Rollout[] = [
  { name: 'rolling restart, retries 0', hasRetries: false, signal: 'SIGTERM', order: [0, 1, 2] },
  { name: 'SIGKILL of one, retries on', hasRetries: true, signal: 'SIGKILL', order: [1] },
]

interface RolloutInput {
  basePort: number
  folder: string
  env: Record<string, string>
  requests: number
  connections: number
}

export async function rollOut(
  { name, hasRetries, signal, order }: Rollout,
  { requests, connections, ...input }: RolloutInput,
) {
  const fleet = await startFleet({ ...input, hasRetries })
  try {
    let isRolled = false
    const busy = runBusyTraffic({
      url: fleet.url,
      connections,
      isOver: (count) => isRolled && count >= requests,
    })
    let isAnswered = false
    const answered = busy.finally(() => {
      isAnswered = true
    })
    let replaced = 0
    while (!isAnswered) {
      for (const at of order) await fleet.replace(at, signal)
      replaced += order.length
      isRolled = true
    }
    const tally = await answered
    const failures = [...tally.failures, ...fleet.crashes]
    const [p50, p99] = [0.5, 0.99].map((share) => quantile(tally.latencies, share).toFixed(0))
    const told = [...new Set(failures)].slice(0, 3).join('; ')
    const row = `| ${name} | ${tally.requests} | ${failures.length} | ${p50} | ${p99} | ${replaced} replaced ${told} |`
    return { row, failures }
  } finally {
    fleet.stop()
  }
}
