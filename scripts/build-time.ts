/**
 * The time that a build bears: `SOURCE_DATE_EPOCH` in seconds where it is set, so that the same sources give the same bytes
 * whenever they are built (https://reproducible-builds.org/specs/source-date-epoch/), or now; a whole second, so that it can be set.
 *
 * @throws Error that names the variable when it is no number of seconds.
 */
export function readBuildTime(env: Readonly<Record<string, string | undefined>>): number {
  const { SOURCE_DATE_EPOCH: seconds } = env
  if (!seconds) return Math.floor(Date.now() / 1000) * 1000
  if (!/^\d{1,11}$/.test(seconds)) throw new Error(`SOURCE_DATE_EPOCH=${seconds}: expected a number of seconds`)
  return Number(seconds) * 1000
}
