import { BUILD_CHECK_INTERVAL_MS, MANIFEST_DELAY_MS } from '#shared/site/limits.ts'
import { connectionOf } from './connection.ts'
import { fetchInTime } from './fetch-in-time.ts'

/** What the client knows of the build it runs. */
export interface BuildWatch {
  /** Whether the server runs another build by now: the next navigation is a load of the whole document. */
  isOutdated: () => boolean
}

export function startBuildWatch(buildId: string): BuildWatch {
  let isOutdated = false
  const check = async () => {
    const latest = await load(`/builds/latest.json?${Date.now()}`)
    if (latest && latest.id !== buildId) outdate()
  }
  const timer = setInterval(() => void check(), BUILD_CHECK_INTERVAL_MS)
  const outdate = () => {
    isOutdated = true
    clearInterval(timer)
  }
  const fetchManifest = () => load(`/builds/meta/${buildId}.json`, outdate)
  if (connectionOf(navigator).effectiveType !== 'slow-2g') {
    whenIdle(() => setTimeout(() => void fetchManifest(), MANIFEST_DELAY_MS))
  }
  return { isOutdated: () => isOutdated }
}

/** A file about builds; null when it does not come. */
async function load(url: string, onMissing?: () => void): Promise<{ id?: unknown } | null> {
  try {
    const response = await fetchInTime(url, { priority: 'low' })
    // The build that this page runs is not the server's any more.
    if (response.status === 404) onMissing?.()
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1)
}
