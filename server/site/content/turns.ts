const waiting: (() => void)[] = []

/**
 * Waits for a turn of the event loop that nobody else of those who wait here has: between two pieces of a long work,
 * visitors have theirs. A content that comes while the process serves is read in such pieces.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(giveTurn)
}
