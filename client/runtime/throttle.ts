/** Returns a function that runs `action` at once, then at most once per `pause` in ms, the last call included. */
export function throttle(action: () => void, pause: number): () => void {
  let isPausing = false
  let isAsked = false
  const run = () => {
    if (isPausing) {
      isAsked = true
      return
    }
    isPausing = true
    action()
    setTimeout(() => {
      isPausing = false
      if (isAsked) {
        isAsked = false
        run()
      }
    }, pause)
  }
  return run
}
