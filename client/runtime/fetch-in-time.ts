/** How long an answer of ours may take, its body included, in ms: longer than any deadline of the server for a page or for data. */
const ANSWER_TIMEOUT_MS = 10_000

/** Fetches what would else be waited for without end. Rejects with a `TimeoutError` when the answer is not all there in time. */
export function fetchInTime(address: string, init?: RequestInit, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
}
