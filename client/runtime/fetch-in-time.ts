import { PART_TIMEOUT_MS } from './part-timeout.ts'

/** Fetches what would else be waited for without end. Rejects with a `TimeoutError` when the answer is not all there in time. */
export function fetchInTime(address: string, init?: RequestInit, timeoutMs = PART_TIMEOUT_MS): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
}
