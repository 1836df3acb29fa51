import { type IconShape, parseIconBody } from '#shared/icon-shapes.ts'
import { ICON_ENDPOINT_TIMEOUT_MS, MAX_KEPT_ICONS } from '#shared/limits.ts'

/** A drawing by name, in the box that its numbers are meant for. */
export interface DrawnIcon {
  width: number
  height: number
  shapes: IconShape[]
}

const kept = new Map<string, Promise<DrawnIcon | null>>()

/** The icon called `collection:name`; null, with a warning on the console, when it cannot be had. Each is asked for once. */
export function loadIcon(name: string): Promise<DrawnIcon | null> {
  const known = kept.get(name)
  if (known) return known
  const loading = fetchIcon(name).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a warning is all that may come of it (specification, section 8)
    console.warn(`The icon ${name} could not be loaded:`, error)
    return null
  })
  const [oldest] = kept.keys()
  if (kept.size >= MAX_KEPT_ICONS && oldest !== undefined) kept.delete(oldest)
  kept.set(name, loading)
  return loading
}

async function fetchIcon(fullName: string): Promise<DrawnIcon | null> {
  const [collection = '', name = ''] = fullName.split(':')
  const address = `/api/_nuxt_icon/${encodeURIComponent(collection)}.json?icons=${encodeURIComponent(name)}`
  const response = await fetch(address, { signal: AbortSignal.timeout(ICON_ENDPOINT_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const { width, height, body } = (await response.json()).icons[name]
  const shapes = parseIconBody(body)
  if (!shapes) throw new Error('It is no plain drawing')
  return { width, height, shapes }
}
