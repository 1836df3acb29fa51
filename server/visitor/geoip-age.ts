/** After how many days the location data counts as stale: addresses change hands, and the source is published monthly. */
const STALE_AFTER_DAYS = 180

export interface GeoipAge {
  /** Whole days between the data's date and now; 0 for a date in the future. */
  days: number
  isStale: boolean
}

/** How old location data of that date is. Stale data is reported, never refused: an old answer beats none. */
export function describeAge(dataDate: Date, now: Date): GeoipAge {
  const days = Math.max(0, Math.floor((now.getTime() - dataDate.getTime()) / 86_400_000))
  return { days, isStale: days > STALE_AFTER_DAYS }
}
