import type { Validity } from '#shared/site/content-clock.ts'
import { ICON_HOURS } from '#shared/site/limits.ts'

/**
 * What `Cache-Control` says, by why: the one table, and docs/http.md shows it. Whatever a visitor's place, choice or
 * preview has a part in is private; what several editions answer differently carries `Vary: Host` besides.
 */
export const cachePolicies = {
  /** Named by its content or by the build. */
  immutable: 'public, max-age=31536000, immutable',
  /** A page: the browser keeps it for its own back and forward, and asks each time whether it is still right. */
  document: 'private, no-cache',
  /** Made for one visitor. */
  personal: 'private, no-store',
  /** Errors, probes, and where a choice leads. */
  never: 'no-store',
  /** Which build is the newest. */
  second: 'public, max-age=1',
  /** The last good answer of a back end that fails. */
  moment: 'public, max-age=5',
  /** Data of the back end, and payloads that hold some. */
  minute: 'public, max-age=60',
  /** Feeds, lists of policies, fragments of pages. */
  minutes: 'public, max-age=300',
  /** Files with a fixed name. */
  hour: 'public, max-age=3600',
  /** Drawings. */
  day: 'public, max-age=86400',
  /** Icons. */
  icons: `public, max-age=${ICON_HOURS * 3600}`,
} as const

/** The same, for no longer than what it is said of holds: in whole seconds, rounded down. */
export function capCacheControl(
  control: string,
  { madeAt, changesAt }: Pick<Validity, 'madeAt' | 'changesAt'>,
): string {
  if (changesAt === Number.POSITIVE_INFINITY) return control
  const seconds = Math.floor((changesAt - madeAt) / 1000)
  return control
    .replace(/, immutable$/, '')
    .replace(/((?:s-maxage|max-age)=)(\d+)/g, (_, name: string, age: string) => name + Math.min(Number(age), seconds))
}
