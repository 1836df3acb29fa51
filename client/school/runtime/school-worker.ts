import { workOutOdds } from '#shared/poker/odds.ts'
import { OWN_DEALS, OWN_EVALUATIONS } from '#shared/poker/odds-run.ts'
import { OWN_RUNS, workOutVariance } from '#shared/school/variance-run.ts'
import type { WorkerAnswer, WorkerQuestion } from '#shared/school/worker-question.ts'

/** Milliseconds between two reports: often enough for a bar that moves. */
const REPORT_INTERVAL_MS = 80

const answer = (message: WorkerAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  let last = performance.now()
  const onProgress = (part: number) => {
    const now = performance.now()
    if (now - last < REPORT_INTERVAL_MS) return
    last = now
    answer({ part })
  }
  if (data.kind === 'odds') {
    const limits = { mostEvaluations: OWN_EVALUATIONS, mostDeals: OWN_DEALS }
    answer({ result: workOutOdds(data.spot, { seed: data.seed, ...limits, onProgress }) })
  } else {
    answer({ result: workOutVariance(data.venture, OWN_RUNS, onProgress) })
  }
})
