import { useSyncExternalStore } from 'react'
import { dayIn } from '#shared/site/calendar-days.ts'
import { subscribeToMinutes } from './visitor-time.ts'

/** The day that it is in a zone; null until the page is hydrated, or while the zone is not known. */
export function useDay(timeZone: string | null): string | null {
  const today = () => timeZone && dayIn(timeZone, Date.now())
  return useSyncExternalStore(subscribeToMinutes, today, () => null)
}
