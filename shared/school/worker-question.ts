import type { Odds, Spot } from '#shared/poker/odds.ts'
import type { Venture } from '#shared/poker/variance.ts'
import type { VarianceResult } from './variance-run.ts'

/** What the one worker of the school is asked, by kind, and what it answers. */
export interface WorkerTasks {
  odds: { question: { spot: Spot; seed: number }; result: Odds }
  variance: { question: { venture: Venture }; result: VarianceResult }
}
export type WorkerTask = keyof WorkerTasks

export type WorkerQuestion = { [Kind in WorkerTask]: { kind: Kind } & WorkerTasks[Kind]['question'] }[WorkerTask]

/** The part that is done, from 0 to 1, or the result. */
export type WorkerAnswer<Kind extends WorkerTask = WorkerTask> =
  | { part: number }
  | { result: WorkerTasks[Kind]['result'] }
