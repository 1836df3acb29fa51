/** After how many days the location data counts as stale: addresses change hands, and the source is published monthly. */
const STALE_AFTER_DAYS = 180

export interface GeoipAge {
  days: number
  isStale: boolean
}

export function describeAge(dataDate: Date, now: Date): GeoipAge {
  const days = Math.max(0, Math.floor((now.getTime() - dataDate.getTime()) / 86_400_000))
  return { days, isStale: days > STALE_AFTER_DAYS }
}
