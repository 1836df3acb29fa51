import { useEffect, useRef } from 'react'
import type { WorkerTask, WorkerTasks } from '#shared/school/worker-question.ts'
import type { WorkerListener } from './runtime/run-in-worker.ts'

/**
 * Asks the school's worker. A new question ends the one before, and leaving the page ends the last, also while the worker's
 * code is still on its way: nobody is told the answer to what was asked earlier.
 */
export function useSchoolWorker() {
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  function ask<Kind extends WorkerTask>(
    kind: Kind,
    question: WorkerTasks[Kind]['question'],
    listener: WorkerListener<Kind>,
  ): void {
    stop.current()
    let isWanted = true
    stop.current = () => {
      isWanted = false
    }
    import('#client/school/runtime/run-in-worker.ts').then(
      ({ runInWorker }) => {
        if (isWanted) stop.current = runInWorker(kind, question, listener)
      },
      () => {
        if (isWanted) listener.onFailed()
      },
    )
  }
  return { ask, stop: () => stop.current() }
}
