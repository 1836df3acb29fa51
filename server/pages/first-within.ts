/** The value when it comes within the time, in ms, else null; a failure within it is thrown, one after it is dropped. */
export async function firstWithin<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
    // When nobody waits any more, a later failure must not become an unhandled one.
    promise.catch(() => {})
  }
}
