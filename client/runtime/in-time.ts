import { PART_TIMEOUT_MS } from './part-timeout.ts'

/** What a promise brings. @throws Error when it takes too long; what it waits for goes on. */
export async function inTime<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer in ${PART_TIMEOUT_MS} ms`)), PART_TIMEOUT_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
