import { fetchInTime } from './fetch-in-time.ts'

export interface Network {
  /** Whether our server can be reached. */
  isReachable: () => Promise<boolean>
  /** Resolves when the network is back or the reader wants to try again; never, if somebody else waits by then: the last wish counts. */
  whenBack: () => Promise<void>
}

export function startNetwork(): Network {
  const notice = document.querySelector<HTMLElement>('[data-offline]')
  let resume: (() => void) | undefined
  const show = () => {
    if (notice) notice.hidden = false
  }
  const goOn = async () => {
    if (!(await isReachable())) return
    if (notice) notice.hidden = true
    resume?.()
  }
  addEventListener('offline', show)
  addEventListener('online', () => void goOn())
  return {
    isReachable,
    whenBack: () => {
      show()
      return new Promise((resolve) => {
        resume = resolve
      })
    },
  }
}

/** A browser knows that it has no network; that the server is out of reach, only a request tells. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetchInTime('/builds/latest.json', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    // That it is slow does not mean that there is no connection. (What is late is an `AbortError` in older browsers.)
    (error: Error) => error.name !== 'TypeError',
  )
}
