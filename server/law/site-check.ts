import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { startChild } from '#server/child-process.ts'
import { createProblem, type ProblemError } from '#server/http/problems.ts'
import type { CheckAnswer, CheckOrder, SiteCheck } from './check-process.ts'

/** Heap of the process that checks, in MB: the memory limit of a container counts it beside the one that serves. */
const HEAP_MB = 320
/** The longest that a run may take, in ms; with a processor to itself it takes 175 s. */
const DEADLINE_MS = 900_000
/** When it makes sense to try again after a run that had too little of the processor, in seconds. */
const RETRY_AFTER_SECONDS = 60

interface SiteCheckOptions {
  file: string
  /** What is served when it is asked for. */
  served: () => Omit<CheckOrder, 'now'>
  wallClock: { now(): number }
  deadlineMs?: number
  /** Told the id of each process that checks. */
  onStart?: (pid: number | undefined) => void
}

/** Returns what checks the site in a process of its own, so that a run costs visitors neither memory nor time (decision 0011). */
export function createSiteCheck({ file, served, wallClock, deadlineMs = DEADLINE_MS, onStart }: SiteCheckOptions) {
  const running = new Set<ChildProcess>()
  let isStopped = false

  return {
    /** Resolves, or rejects with a ProblemError that says why there is no report, when its process has ended. */
    async run(): Promise<SiteCheck> {
      if (isStopped) throw explainEnd({ isStopped })
      const child = startChild(file, { heapMb: HEAP_MB, deadlineMs, priority: constants.priority.PRIORITY_LOW })
      running.add(child)
      onStart?.(child.pid)
      const answers: CheckAnswer[] = []
      child.on('message', (answer: CheckAnswer) => answers.push(answer))
      // Whether it has arrived shows in what comes back.
      child.send({ ...served(), now: wallClock.now() } satisfies CheckOrder, () => {})
      const [code, signal] = await once(child, 'close').finally(() => running.delete(child))
      const [answer] = answers
      if (!answer) throw explainEnd({ isStopped, isLate: child.killed, ended: String(signal ?? code) })
      if ('failure' in answer) throw createProblem({ status: 503, detail: answer.failure })
      return answer
    },

    stop(): void {
      isStopped = true
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

function explainEnd(end: { isStopped: boolean; isLate?: boolean; ended?: string }): ProblemError {
  if (end.isStopped)
    return createProblem({ status: 503, detail: 'The process is about to end and checks nothing more.' })
  if (end.isLate) {
    const detail = 'The check was late: visitors go first, and left it too little of the processor.'
    return createProblem({ status: 503, detail, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const want =
    end.ended === 'SIGABRT' || end.ended === 'SIGKILL'
      ? ` Probably it took more memory than its ${HEAP_MB} MB of heap.`
      : ''
  return createProblem({
    status: 500,
    detail: `The check ended with ${end.ended} before there was a report; standard error says more.${want}`,
  })
}
