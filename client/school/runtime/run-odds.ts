import type { Odds } from '#shared/poker/odds.ts'
import type { OddsAnswer, OddsQuestion } from '#shared/poker/odds-run.ts'
import { WORKER_POLICY } from '#shared/site/page-model.ts'
// The build makes this one: the address of the worker's own file.
// oxlint-disable-next-line import/default
import workerUrl from './odds-worker.ts?worker&url'

interface OddsListener {
  onProgress: (part: number) => void
  onDone: (odds: Odds) => void
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

export function runOdds(question: OddsQuestion, { onProgress, onDone, onFailed }: OddsListener): () => void {
  const worker = new Worker(policy ? policy.createScriptURL(workerUrl) : workerUrl, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<OddsAnswer>) => {
    if ('part' in data) return onProgress(data.part)
    worker.terminate()
    onDone(data.odds)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    onFailed()
  })
  worker.postMessage(question)
  return () => worker.terminate()
}
