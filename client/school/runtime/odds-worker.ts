import { workOutOdds } from '#shared/poker/odds.ts'
import { type OddsAnswer, type OddsQuestion, OWN_DEALS, OWN_EVALUATIONS } from '#shared/poker/odds-run.ts'

/** Milliseconds between two reports: often enough for a bar that moves. */
const REPORT_INTERVAL_MS = 80

const answer = (message: OddsAnswer) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<OddsQuestion>) => {
  let last = performance.now()
  const odds = workOutOdds(data.spot, {
    seed: data.seed,
    mostEvaluations: OWN_EVALUATIONS,
    mostDeals: OWN_DEALS,
    onProgress: (part) => {
      const now = performance.now()
      if (now - last < REPORT_INTERVAL_MS) return
      last = now
      answer({ part })
    },
  })
  answer({ odds })
})
