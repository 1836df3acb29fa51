/** How long an answer of ours may take, its body included, in ms: longer than any deadline of the server. */
const ANSWER_TIMEOUT_MS = 10_000

/** Fetches what would else be waited for without end. Rejects with a `TimeoutError` when the answer is not all there in time. */
export function fetchInTime(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
}
