import type { LiveMessages } from '#shared/messages.gen.ts'
import type { Translate } from '#shared/messages.ts'

export interface Network {
  /** Whether our server can be reached. */
  isReachable: () => Promise<boolean>
  /** Resolves when the network is back or the reader wants to try again. */
  whenBack: () => Promise<void>
}

/** Says so while there is no network, with a button to try again; the page that is open stays. */
export function startNetwork(t: Translate<LiveMessages>): Network {
  let notice: HTMLElement | null = null
  let waiting: (() => void)[] = []
  const show = () => {
    if (notice) return
    const text = document.createElement('p')
    const retry = document.createElement('button')
    text.textContent = `${t('live.offline')}. ${t('live.offline-text')}`
    retry.type = 'button'
    retry.textContent = t('live.retry')
    retry.addEventListener('click', () => void goOn())
    notice = document.createElement('div')
    notice.dataset.offline = ''
    notice.role = 'alert'
    notice.append(text, retry)
    document.body.append(notice)
  }
  const goOn = async () => {
    if (!(await isReachable())) return
    notice?.remove()
    notice = null
    const resumed = waiting
    waiting = []
    for (const resume of resumed) resume()
  }
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
