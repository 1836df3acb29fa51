export interface Network {
  /** Whether our server can be reached. */
  isReachable: () => Promise<boolean>
  /** Resolves when the network is back or the reader wants to try again. */
  whenBack: () => Promise<void>
}

export function startNetwork(): Network {
  const notice = document.querySelector<HTMLElement>('[data-offline]')
  const retry = notice?.querySelector('button')
  let waiting: (() => void)[] = []
  const show = () => {
    if (notice) notice.hidden = false
    if (retry) retry.hidden = false
  }
  // It was shown before there was anything to try again.
  if (notice?.hidden === false) show()
  const goOn = async () => {
    if (!(await isReachable())) return
    if (notice) notice.hidden = true
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }
  // As the browser would say it, for what waits without the app too (`wait-for-network.ts`).
  retry?.addEventListener('click', () => {
    void isReachable().then((isBack) => isBack && dispatchEvent(new Event('online')))
  })
  addEventListener('offline', show)
  addEventListener('online', () => void goOn())
  return {
    isReachable,
    whenBack: () => {
      show()
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
  }
}

/** A browser knows that it has no network; that the server is out of reach, only a request tells. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
