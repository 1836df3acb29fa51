import type { WorkerAnswer, WorkerTask, WorkerTasks } from '#shared/school/worker-question.ts'
import { WORKER_POLICY } from '#shared/site/page-model.ts'
// The build makes this one: the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerUrl from './school-worker.ts?worker&url'

export interface WorkerListener<Kind extends WorkerTask> {
  onProgress: (part: number) => void
  onDone: (result: WorkerTasks[Kind]['result']) => void
  onFailed: () => void
}

interface ScriptUrlFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

const factory = (globalThis as { trustedTypes?: ScriptUrlFactory }).trustedTypes
/** Lets through the one script that a worker of ours runs. */
const policy = factory?.createPolicy(WORKER_POLICY, {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError(`No worker of ours: ${url}`)
    return url
  },
})

/**
 * Has the worker do one thing, and returns what stops it. All that the school works out is in one file: the policy lets
 * one address through.
 */
export function runInWorker<Kind extends WorkerTask>(
  kind: Kind,
  question: WorkerTasks[Kind]['question'],
  { onProgress, onDone, onFailed }: WorkerListener<Kind>,
): () => void {
  const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Kind>>) => {
    if ('part' in data) return onProgress(data.part)
    worker.terminate()
    onDone(data.result)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    onFailed()
  })
  worker.postMessage({ kind, ...question })
  return () => worker.terminate()
}
