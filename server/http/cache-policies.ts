import type { Validity } from '#shared/site/content-clock.ts'
import { ICON_HOURS } from '#shared/site/limits.ts'

/**
 * The one table of `Cache-Control`, which docs/http.md shows. What depends on a visitor's place, choice or preview is
 * private; what editions answer differently carries `Vary: Host` too.
 */
export const cachePolicies = {
  /** Named by its content or by the build. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page for who is on the site already. The same for all who get it, but the law of a place may leave it out. */
  payload: 'private, max-age=31536000, immutable',
  /** A page: the browser stores it for back and forward, and revalidates it. */
  document: 'private, no-cache',
  /** Made for one visitor. */
  personal: 'private, no-store',
  /** The class of a visitor, for an edge: a place that has changed counts within a minute. */
  visitorClass: 'private, max-age=60, stale-if-error=600',
  /** Errors, probes, and where a choice leads. */
  never: 'no-store',
  /** Which build is the newest. */
  second: 'public, max-age=1',
  /** Data of the back end. */
  minute: 'public, max-age=60',
  /** What the law of the visitor's place leaves of such data, and payloads that hold some. */
  place: 'private, max-age=60',
  /** Feeds, lists of policies. */
  minutes: 'public, max-age=300',
  /** Files with a fixed name. */
  hour: 'public, max-age=3600',
  /** Illustrations. */
  day: 'public, max-age=86400',
  /** Icons. */
  icons: `public, max-age=${ICON_HOURS * 3600}`,
} as const

/**
 * The policy at a time in ms since 1970, with `max-age` in whole seconds cut to when the content changes; `no-store` for
 * what lacks data.
 */
export function capCacheControl(
  control: string,
  { changesAt, freshMs }: Pick<Validity, 'changesAt' | 'freshMs'>,
  now: number,
): string {
  const ms = Math.min(changesAt - now, freshMs)
  if (ms === Number.POSITIVE_INFINITY || !control.includes('max-age')) return control
  if (freshMs <= 0) return cachePolicies.never
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return control.replace(/(?<=max-age=)\d+/, (age) => String(Math.min(Number(age), seconds)))
}
