import { type IconShape, parseIconBody } from '#shared/site/icon-shapes.ts'
import { ICON_ENDPOINT_TIMEOUT_MS, MAX_CACHED_ICONS } from '#shared/site/limits.ts'
import { fetchInTime } from './fetch-in-time.ts'

export interface DrawnIcon {
  width: number
  height: number
  shapes: IconShape[]
}

/** How long an icon that did not come is not asked for again, in ms. */
const ICON_RETRY_MS = 60_000

interface CachedIcon {
  loading: Promise<DrawnIcon | null>
  /** When it did not come, in ms since the page was loaded. */
  failedAt: number | null
}
const cached = new Map<string, CachedIcon>()

/**
 * The icon called `collection:name`; null, with a warning on the console, when it cannot be had. It is asked for once, and
 * one that did not come again after a minute, by whatever wants it next.
 */
export function loadIcon(name: string): Promise<DrawnIcon | null> {
  const known = cached.get(name)
  if (known && (known.failedAt === null || performance.now() - known.failedAt < ICON_RETRY_MS)) return known.loading
  const icon: CachedIcon = {
    failedAt: null,
    loading: fetchIcon(name).catch((error: unknown) => {
      icon.failedAt = performance.now()
      // biome-ignore lint/suspicious/noConsole: a warning is all that may come of it (specification, section 8)
      console.warn(`The icon ${name} could not be loaded:`, error)
      return null
    }),
  }
  cached.delete(name)
  const [oldest] = cached.keys()
  if (cached.size >= MAX_CACHED_ICONS && oldest !== undefined) cached.delete(oldest)
  cached.set(name, icon)
  return icon.loading
}

async function fetchIcon(fullName: string): Promise<DrawnIcon | null> {
  const [collection = '', name = ''] = fullName.split(':')
  const address = `/api/_nuxt_icon/${encodeURIComponent(collection)}.json?icons=${encodeURIComponent(name)}`
  const response = await fetchInTime(address, {}, ICON_ENDPOINT_TIMEOUT_MS)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { width, height, body } = (await response.json()).icons[name]
  const shapes = parseIconBody(body)
  if (!shapes) throw new Error('It is no plain illustration')
  return { width, height, shapes }
}
